/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { renderOnServer } from '@rendezvous/shared/testing';
import manifest from '../remote.json';
import { remote } from './remote';

const screens = manifest.routes.map(({ name, access }) => [name, access === 'user'] as const);

describe('mfe-auth', () => {
  it('R-002 provides what its manifest declares, and nothing else', () => {
    expect(remote.name).toBe(manifest.name);
    expect(Object.keys(remote.screens).sort()).toEqual(manifest.routes.map(({ name }) => name).sort());
    expect(Object.keys(remote.slots).sort()).toEqual([...manifest.slots].sort());
  });

  it.each(screens)('law 7: %s renders without a browser and without inline styles', async (name, isSignedIn) => {
    const Screen = await remote.screens[name]?.();
    expect(Screen && (await renderOnServer(Screen, { isSignedIn }))).not.toMatch(/ style="/);
  });
});
