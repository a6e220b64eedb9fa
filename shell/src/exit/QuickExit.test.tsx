import { QUICK_EXIT_EVENT } from '@rendezvous/shared/contract';
import { aChat, aUser, barriers, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { QuickExit } from './QuickExit';

const open = () => renderScreen(<QuickExit />, { user: aUser() });

describe('the quick exit', () => {
  it('R-095 is a link to the neutral page that works without scripts and sends no Referer', async () => {
    const { container } = open();
    const link = screen.getByRole('link', { name: 'Leave this site now (or press Escape twice)' });
    expect(link).toHaveAttribute('href', 'https://example.org/');
    expect(link).toHaveAttribute('rel', 'noreferrer nofollow');
    expect(link).toHaveAttribute('data-quick-exit');
    expect(await barriers(container)).toEqual([]);
  });

  it('R-095 leaving clears what the page knows of the member', () => {
    const { store } = open();
    store.chats.take([aChat({ num_unread_messages: 3 })]);
    act(() => void window.dispatchEvent(new Event(QUICK_EXIT_EVENT)));
    expect(store.session.user).toBeNull();
    expect(store.unseenCount).toBe(0);
  });
});
