import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { DAY_S } from '../../contract';
import { Button } from '../buttons/Button';
import { Alert } from './Alert';
import { Banner } from './Banner';
import { Countdown } from './Countdown';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { ProgressBar } from './ProgressBar';

describe('messages', () => {
  it('an alert is announced politely, a danger alert at once', () => {
    renderPart(
      <>
        <Alert tone="success">Saved</Alert>
        <Alert tone="danger">Failed</Alert>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('an alert is dismissed with its close button', async () => {
    const onDismiss = jest.fn();
    const { person } = renderPart(<Alert onDismiss={onDismiss}>Add a photo</Alert>);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('a banner is a named region with its action', () => {
    renderPart(
      <Banner label="Welcome bonus" action={<Button>Use it</Button>}>
        25% off
      </Banner>,
    );
    expect(screen.getByRole('region', { name: 'Welcome bonus' })).toHaveTextContent('25% offUse it');
  });

  it('an empty list offers one next step', async () => {
    const { container } = renderPart(
      <EmptyState icon="message" title="No conversations yet" action={<Button>Find somebody</Button>}>
        Say hello.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    expect(await barriers(container)).toEqual([]);
  });

  it('a failed load shows an error, can be retried and shows the request id', async () => {
    const onRetry = jest.fn();
    const { person } = renderPart(<ErrorState onRetry={onRetry} requestId="req-1" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Reference: req-1');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('time and progress', () => {
  it.each([
    [14_400, '04:00:00'],
    [61, '00:01:01'],
    [-5, '00:00:00'],
    [DAY_S, '1 day 00:00:00'],
    [9 * DAY_S + 14_004, '9 days 03:53:24'],
  ])('R-152 %i seconds left are shown as %s and not announced', (seconds, text) => {
    renderPart(<Countdown seconds={seconds} label="Time left" />);
    const timer = screen.getByRole('timer', { name: 'Time left' });
    expect(timer).toHaveTextContent(text);
    expect(timer).toHaveAttribute('aria-live', 'off');
  });

  it('progress has a name and a value, or no value while the end is unknown', () => {
    renderPart(
      <>
        <ProgressBar value={40} label="Uploading" />
        <ProgressBar value={null} label="Working" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(40);
    expect(screen.getByRole('progressbar', { name: 'Working' })).not.toHaveAttribute('value');
  });
});
