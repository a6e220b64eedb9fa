import { LoadFailure } from '@rendezvous/shared/remote';
import type { Plan } from '@rendezvous/shared/contract';
import type { PageRoute } from '../routing/PageRoute';
import type { Resolution } from '../routing/resolveScreen';
import { isRenderedScreen, loadSlots } from './mountPage';

const route: PageRoute = {
  name: 'login',
  path: '/login',
  layout: 'Default',
  access: 'guest',
  titleKey: 't',
  screen: { owner: 'mfe-auth' },
};
const aCandidate = (release: string) => ({ release, container: release, entry: '', base: '', integrity: {}, catalogues: {} });
const plan: Plan = {
  serial: 1,
  shell: 's',
  remotes: [{ name: 'mfe-auth', state: 'on', candidates: [aCandidate('two'), aCandidate('one')], routes: [], slots: [] }],
};

const Screen = (): null => null;
const aRemoteResolution = (release: string): Resolution => ({
  kind: 'remote',
  route,
  part: { Component: Screen, remote: 'mfe-auth', release },
});

const cases: [string, Resolution | null, boolean][] = [
  ['of the release that the plan chose', aRemoteResolution('two'), true],
  ['of the release before, after a failure', aRemoteResolution('one'), false],
  ['of the shell', { kind: 'shell', route, Component: Screen }, true],
  ['for an address without a route', { kind: 'not-found' }, true],
  ['that could not be loaded', { kind: 'failed', route, remote: 'mfe-auth', failure: new LoadFailure('timeout', 'mfe-auth') }, false],
  ['that sends elsewhere', { kind: 'redirect', to: '/members' }, false],
  ['that is not there yet', null, false],
];

describe('the rendered screen', () => {
  it.each(cases)('a screen %s: %#', (_, resolution, expected) => {
    expect(isRenderedScreen(resolution, plan, null)).toBe(expected);
  });

  it('R-183 does not match when the history entry has a state of its own', () => {
    expect(isRenderedScreen(aRemoteResolution('two'), plan, { usr: { signupStep: 2 }, key: 'a', idx: 1 })).toBe(false);
    expect(isRenderedScreen(aRemoteResolution('two'), plan, { usr: null, key: 'a', idx: 0 })).toBe(true);
  });
});

describe('slots of a rendered page', () => {
  it('are loaded from their owners; one that fails does not block the rest', async () => {
    const load = jest.fn().mockRejectedValueOnce(new LoadFailure('timeout', 'mfe-auth')).mockResolvedValueOnce({});
    const ownerOf = (name: string) => (name === 'signup-steps' ? 'mfe-auth' : 'mfe-members');
    await expect(loadSlots(['signup-steps', 'match-modal'], { load, ownerOf })).resolves.toBeUndefined();
    expect(load.mock.calls).toEqual([
      ['mfe-auth', { kind: 'slot', name: 'signup-steps' }],
      ['mfe-members', { kind: 'slot', name: 'match-modal' }],
    ]);
  });
});
