import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CachedPagesCleanup } from './CachedPagesCleanup';
import { useAppearance } from '../settings/AppearanceCard';

const postedMessages: unknown[] = [];
const activeWorker = { postMessage: (message: unknown) => void postedMessages.push(message) };

beforeEach(() => {
  postedMessages.length = 0;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ active: activeWorker }) },
  });
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const Appearance = () => {
  const [, choose] = useAppearance();
  return <button onClick={() => choose('dark')}>Dark</button>;
};

describe('pages that the service worker keeps', () => {
  it('are kept while the visitor stays the same', async () => {
    const { store } = renderScreen(<CachedPagesCleanup />);
    act(() => void store.toasts.show('Saved'));
    await Promise.resolve();
    expect(postedMessages).toEqual([]);
  });

  it('security 29 are dropped when somebody logs in', async () => {
    const { store } = renderScreen(<CachedPagesCleanup />);
    act(() => store.session.setUser(aUser()));
    await waitFor(() => expect(postedMessages).toEqual([{ forget: 'pages' }]));
  });

  it('R-103 are dropped when another language is chosen', async () => {
    const { store } = renderScreen(<CachedPagesCleanup />);
    act(() => store.locale.set('de', {}));
    await waitFor(() => expect(postedMessages).toEqual([{ forget: 'pages' }]));
  });

  it('are dropped when another appearance is chosen', async () => {
    renderScreen(<Appearance />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    await waitFor(() => expect(postedMessages).toEqual([{ forget: 'pages' }]));
  });
});
