import { FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { aCard, anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { AlertsContext } from '@rendezvous/shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SignupMatchesScreen } from './SignupMatchesScreen';

const anna = aCard();
const bo = aCard({ id: 'Bo00000000', name: 'Bo', fictional: true });

const open = (api: FakeReplies) =>
  renderScreen(
    <AlertsContext value="Add a photo">
      <SignupMatchesScreen />
    </AlertsContext>,
    { route: '/signup-matches', user: aUser(), api },
  );

describe('the first matches after sign-up', () => {
  it('R-199 shows matching members, the fictional one with its label, and a link to continue', async () => {
    open({ 'GET /api/signup-matches.php': { profiles: [anna, bo] } });
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '/members/Anna000000');
    expect(screen.getAllByText(/^fictional profile$/i)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Continue' })[0]).toHaveAttribute('href', '/complete-signup');
  });

  it('R-162 the placeholder for the members does not flash', async () => {
    const startedAt = performance.now();
    open({ 'GET /api/signup-matches.php': { profiles: [anna] } });
    await screen.findByRole('link', { name: 'Anna, 34' });
    expect(performance.now() - startedAt).toBeGreaterThan(FETCH_MIN_MS - 10);
  });

  it('R-199 R-245 the heart likes at once, and a second click undoes the like', async () => {
    const { person, api, store } = open({
      'GET /api/signup-matches.php': { profiles: [anna] },
      'POST /api/like.php': { match: false, profile: { ...anna, liked: true } },
      'DELETE /api/like.php': { match: false, profile: anna },
    });
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    expect(screen.getByRole('button', { name: 'Unlike Anna', pressed: true })).toBeInTheDocument();
    expect(store.likes.given).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Unlike Anna' }));
    expect(screen.getByRole('button', { name: 'Like Anna' })).toBeInTheDocument();
    expect(api.calls('DELETE /api/like.php')).toEqual([{ profile_id: 'Anna000000' }]);
    expect(store.likes.given).toHaveLength(0);
  });

  it('R-245 a double click sends one like', async () => {
    const { api } = open({
      'GET /api/signup-matches.php': { profiles: [anna] },
      'POST /api/like.php': { match: false, profile: { ...anna, liked: true } },
    });
    const heart = await screen.findByRole('button', { name: 'Like Anna' });
    fireEvent.click(heart);
    fireEvent.click(heart);
    await waitFor(() => expect(api.calls('POST /api/like.php')).toHaveLength(1));
    expect(api.calls('DELETE /api/like.php')).toEqual([]);
  });

  it('R-245 a like that is mutual opens the match', async () => {
    const { person, store } = open({
      'GET /api/signup-matches.php': { profiles: [anna] },
      'POST /api/like.php': { match: true, profile: { ...anna, liked: true, match: true } },
    });
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    expect(store.overlays.getPayload('match')).toEqual({ profileId: 'Anna000000' });
  });

  it('R-246 a refused like is undone and shows an error', async () => {
    const { person, store } = open({ 'GET /api/signup-matches.php': { profiles: [anna] }, 'POST /api/like.php': anError('like_limit') });
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    expect(await screen.findByRole('button', { name: 'Like Anna' })).toBeInTheDocument();
    expect(store.toasts.items).toHaveLength(1);
  });

  it('R-199 shows a notice when nobody matches yet', async () => {
    open({ 'GET /api/signup-matches.php': { profiles: [] } });
    expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeInTheDocument();
  });

  it('R-059 shows the alerts after a failed load, too', async () => {
    open({ 'GET /api/signup-matches.php': anError('server_error') });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Add a photo')).toBeVisible();
  });

  it('R-168 can be retried after a failed load', async () => {
    const { person, api } = open({ 'GET /api/signup-matches.php': anError('server_error') });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/signup-matches.php': { profiles: [anna] } });
    await person.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toBeInTheDocument();
  });
});
