import { forgetChunks } from './FederationRuntime';
import { type Doors, resetUnloadedDoors, createSharedDoors } from './createSharedDoors';

const addScript = (owner: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.setAttribute('data-webpack', `${owner}:chunk-5`);
  document.head.append(script);
  return script;
};

test('R-017 a second attempt starts without loaded chunks or hanging scripts, and leaves other remotes alone', () => {
  const [ownScript, otherScript] = [addScript('mfe_chat__1'), addScript('mfe_auth__1')];
  Object.assign(globalThis, { webpackChunk_mfe_chat__1: [], webpackChunk_mfe_auth__1: [] });
  forgetChunks('mfe_chat__1');
  expect([ownScript.isConnected, otherScript.isConnected]).toEqual([false, true]);
  expect(['webpackChunk_mfe_chat__1' in globalThis, 'webpackChunk_mfe_auth__1' in globalThis]).toEqual([false, true]);
});

describe('resetUnloadedDoors', () => {
  it('R-017 a door that failed to load is requested again; a loaded one stays', () => {
    const failedPromise = Promise.reject(new Error('no bytes'));
    failedPromise.catch(() => undefined);
    const resolvedPromise = Promise.resolve();
    const doors: Doors = {
      forms: { '1.0.0': { loading: failedPromise } },
      pickers: { '1.0.0': { loaded: true, loading: resolvedPromise } },
    };
    resetUnloadedDoors(doors);
    expect(doors).toEqual({ forms: { '1.0.0': { loading: null } }, pickers: { '1.0.0': { loaded: true, loading: resolvedPromise } } });
  });
});

const door = { Button: () => null };
const sharedDoors = createSharedDoors({ ui: '1.2.0', forms: '1.2.0' }, { ui: door }, { forms: async () => door });

describe('the share scope of a page', () => {
  it('R-021 has every module once, in the version it was built with', () => {
    for (const name of ['ui', 'forms'])
      expect(sharedDoors[name]).toMatchObject({
        version: '1.2.0',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^1.2.0' },
      });
  });

  it('R-017 keeps a door used only by one remote when that remote is reloaded', () => {
    for (const name of ['ui', 'forms']) expect(sharedDoors[name]).toMatchObject({ useIn: ['shell'] });
  });

  it('R-021 provides the shell’s own module instances, lazy ones on request', async () => {
    const [ui, forms] = [sharedDoors['ui'], sharedDoors['forms']] as [{ lib: () => unknown }, { get: () => Promise<() => unknown> }];
    expect(ui.lib()).toBe(door);
    expect((await forms.get())()).toBe(door);
  });
});
