import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { AlertsContext } from '@rendezvous/shared/ui';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LikesScreen } from './LikesScreen';
import { MatchFinderScreen } from './MatchFinderScreen';
import { MembersScreen } from './MembersScreen';
import { MemberScreen } from './MemberScreen';

const PATHS = ['/members', '/members/{id}', '/likes', '/match-finder'] as const;
const CALLS = ['search', 'member', 'likes', 'match-finder'].map((name) => `GET /api/${name}.php`);
const screens: Record<(typeof PATHS)[number], ReactElement> = {
  '/members': <MembersScreen />,
  '/members/{id}': <MemberScreen />,
  '/likes': <LikesScreen />,
  '/match-finder': <MatchFinderScreen />,
};

const open = (path: (typeof PATHS)[number], error: ReturnType<typeof anError>) =>
  renderScreen(<AlertsContext value="Add a photo">{screens[path]}</AlertsContext>, {
    user: aUser(),
    path,
    route: path.replace('{id}', 'Anna000000'),
    api: { ...Object.fromEntries(CALLS.map((call) => [call, error])), 'GET /api/regions.php': { regions: {} } },
  });

describe('the alerts of a page whose content cannot be loaded', () => {
  it.each(PATHS)('R-059 are shown on %s', async (path) => {
    open(path, anError('validation'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Add a photo')).toBeVisible();
  });

  it('R-059 R-239 are shown in place of a member who is not found', async () => {
    open('/members/{id}', anError('page_not_found'));
    expect(await screen.findByText('This page could not be found')).toBeVisible();
    expect(screen.getByText('Add a photo')).toBeVisible();
  });

  it('R-234 are not shown to a viewer whom the member has blocked', async () => {
    open('/members/{id}', anError('blocked_by_member', { name: 'Anna' }));
    expect(await screen.findByText(/^You're blocked by Anna/)).toBeVisible();
    expect(screen.queryByText('Add a photo')).not.toBeInTheDocument();
  });
});
