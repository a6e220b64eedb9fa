import { renderPart } from '@rendezvous/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { UiContext } from '../UiProvider';
import { Later, type ReloadForPart } from './Later';
import { LaterFailed } from './LaterFailed';
import { useLater } from './useLater';

type Greeting = () => string;

const Part = ({ later, isWanted = true }: { later: Later<Greeting>; isWanted?: boolean }) => {
  const greet = useLater(later, isWanted);
  return <p>{greet ? greet() : 'nothing yet'}</p>;
};

const TestPart = ({ later, reload }: { later: Later<Greeting>; reload: ReloadForPart }) => (
  <UiContext value={{ imageBase: '', fictional: { label: '', warning: '' }, reloadForPart: reload }}>
    <Part later={later} />
  </UiContext>
);

describe('a lazily loaded part', () => {
  afterEach(() => jest.useRealTimers());

  it('R-096 is fetched when it is first needed, once for all components that need it', async () => {
    const load = jest.fn(async (): Promise<Greeting> => () => 'Hello');
    const later = new Later(load);
    const { rerender } = render(<Part later={later} isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(
      <>
        <Part later={later} />
        <Part later={later} />
      </>,
    );
    expect(await screen.findAllByText('Hello')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again with growing delays until it loads', async () => {
    jest.useFakeTimers();
    const load = jest.fn((): Promise<Greeting> => Promise.reject(new Error('offline')));
    const later = new Later(load);
    later.fetch(() => false);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue(() => 'Hello');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(later.current?.()).toBe('Hello');
  });

  it('is available at once when it is provided', () => {
    const later = new Later<Greeting>(() => Promise.reject(new Error('no network')));
    later.provide(() => 'Hello');
    render(<Part later={later} />);
    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('R-016 reloads the page once when it cannot be loaded, and shows nothing while the page is reloading', async () => {
    jest.useFakeTimers();
    const load = jest.fn((): Promise<Greeting> => Promise.reject(new Error('Loading chunk 3 failed')));
    const reload = jest.fn<boolean, [unknown]>(() => true);
    const later = new Later(load);
    render(<TestPart later={later} reload={reload} />);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(reload.mock.calls).toEqual([[new Error('Loading chunk 3 failed')]]);
    expect([load.mock.calls.length, later.hasFailed]).toEqual([1, false]);
  });

  it('R-016 fails when the guard forbids another reload; retries in the background then never reload the page', async () => {
    jest.useFakeTimers();
    const load = jest.fn((): Promise<Greeting> => Promise.reject(new Error('Loading chunk 3 failed')));
    const reload = jest.fn(() => false);
    const later = new Later(load);
    render(<TestPart later={later} reload={reload} />);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect([later.hasFailed, reload.mock.calls.length]).toEqual([true, 1]);
    load.mockResolvedValue(() => 'Hello');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(later.hasFailed).toBe(false);
    expect(screen.getByText('Hello')).toBeInTheDocument();
  });

  it('R-016 the fallback in its place retries at once and can be closed', async () => {
    let isAvailable = false;
    const later = new Later((): Promise<Greeting> => (isAvailable ? Promise.resolve(() => 'Hello') : Promise.reject(new Error('gone'))));
    const close = jest.fn();
    const { person } = renderPart(
      <>
        <Part later={later} />
        <LaterFailed later={later} onClose={close} />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t load');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    isAvailable = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
