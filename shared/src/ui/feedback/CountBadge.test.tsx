import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { CountBadge } from './CountBadge';

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [4_000, '99+'],
  ])('R-033, R-034 %i is shown as %s, with the full count for screen readers', (count, text) => {
    renderPart(<CountBadge count={count} label={`${count} unread messages`} />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(`${count} unread messages`)).toBeInTheDocument();
  });

  it('R-033 is not shown at 0', () => {
    renderPart(<CountBadge count={0} label="No messages" />);
    expect(screen.queryByText('No messages')).not.toBeInTheDocument();
  });

  it('R-036 shows 0 when told to, in the danger tone', () => {
    renderPart(<CountBadge count={0} label="No credits" tone="danger" showZero />);
    expect(screen.getByText('0')).toBeVisible();
  });
});
