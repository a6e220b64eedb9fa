import type { Plan } from '@rendezvous/shared/contract';
import { BadReleases } from '@rendezvous/shared/remote';
import { aStore } from '@rendezvous/shared/testing';
import { createLoader } from './createLoader';

const aPlan = (state: 'on' | 'off', container = 'mfe_chat__gone'): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [
    {
      name: 'mfe-chat',
      state,
      candidates: [{ release: 'gone', container, entry: '/r/gone/remoteEntry.js', base: '/r/gone/', integrity: {}, catalogues: {} }],
      routes: [],
      slots: [],
    },
  ],
});

describe('createLoader', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);

  beforeEach(() => {
    beacon.mockClear();
    window.sessionStorage.clear();
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  });

  const load = (state: 'on' | 'off') =>
    createLoader({ plan: aPlan(state), beaconToken: 'token-1' }, aStore().store)
      .load('mfe-chat', { kind: 'screen', name: 'chats' })
      .catch((error: unknown) => error);

  test('R-001 the page starts even when the browser forbids storage', async () => {
    const storageSpy = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    await expect(load('off')).resolves.toMatchObject({ reason: 'off' });
    storageSpy.mockRestore();
  });

  test('an area that its team switched off is not loaded', async () => {
    await expect(load('off')).resolves.toMatchObject({ name: 'LoadFailure', reason: 'off' });
  });

  test('R-017 a crash is reported as JSON, with the token of the visit', async () => {
    const loader = createLoader({ plan: aPlan('on'), beaconToken: 'token-1' }, aStore().store);
    loader.crashed('mfe-chat', 'gone', 'boom');
    const [address, body] = beacon.mock.calls[0]!;
    expect(address).toBe('/platform/beacon');
    expect(body.type).toBe('application/json');
    expect(JSON.parse(await body.text())).toEqual({
      token: 'token-1',
      remote: 'mfe-chat',
      release: 'gone',
      rung: 'render',
      reason: 'boom',
    });
  });

  test('R-020 a page with releases under test, which has no token, sends nothing', () => {
    const loader = createLoader({ plan: aPlan('on'), beaconToken: '' }, aStore().store);
    loader.crashed('mfe-chat', 'gone', 'boom');
    loader.ports.report({ releases: [{ remote: 'shell', release: 'shell' }] });
    expect(beacon).not.toHaveBeenCalled();
  });

  test('R-016 a release that crashed twice is remembered for the visit, also after a reload', () => {
    const loader = createLoader({ plan: aPlan('on'), beaconToken: 'token-1' }, aStore().store);
    loader.crashed('mfe-chat', 'gone', 'boom');
    expect(new BadReleases(window.sessionStorage).has('mfe_chat__gone')).toBe(false);
    loader.crashed('mfe-chat', 'gone', 'boom');
    expect(new BadReleases(window.sessionStorage).has('mfe_chat__gone')).toBe(true);
  });
});
