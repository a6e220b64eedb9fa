import { anError, aProfile, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { wrapInRoute } from '../testing/wrapInRoute';
import { LikeModal } from './LikeModal';

const open = (route: string) =>
  renderScreen(wrapInRoute('members-id', <LikeModal />), {
    path: '/members/{id}',
    route,
    api: { 'GET /api/member.php': { profile: aProfile({ fictional: true }) } },
  });

describe('the like modal', () => {
  it('R-050 opens after t seconds, removes t from the address and links to the member', async () => {
    const { clock, address } = open('/members/Anna000000?t=5&x=1');
    expect(address()).toBe('/members/Anna000000?x=1');
    act(() => clock.advance(4_999));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => clock.advance(1));
    expect(await screen.findByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/members/Anna000000');
  });

  it('R-241 a fictional profile is named as such', async () => {
    const { clock } = open('/members/Anna000000?t=0');
    act(() => clock.advance(0));
    expect(await screen.findByRole('button', { name: 'fictional profile' })).toBeInTheDocument();
  });

  it('R-057 a member who cannot be loaded does not block other modals', async () => {
    const { clock, api, store } = open('/members/Anna000000?t=0');
    api.reply({ 'GET /api/member.php': anError('not_found') });
    act(() => clock.advance(0));
    act(() => store.overlays.open('time-bonus'));
    await waitFor(() => expect(store.overlays.isOpen('time-bonus')).toBe(true));
  });

  it.each(['601', '-1', 'soon'])('R-051 t=%s is removed and ignored', (t) => {
    const { clock, address } = open(`/members/Anna000000?t=${t}`);
    act(() => clock.advance(700_000));
    expect(address()).toBe('/members/Anna000000');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
