import { sharedDoors } from './sharedDoors';

const door = { Button: () => null };
const shared = sharedDoors({ ui: '1.2.0', forms: '1.2.0' }, { ui: door }, { forms: async () => door });

describe('the share scope of a page', () => {
  it('R-021 has everything once, in the version it was built with', () => {
    for (const name of ['ui', 'forms'])
      expect(shared[name]).toMatchObject({
        version: '1.2.0',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^1.2.0' },
      });
  });

  it('R-017 keeps a door that only a remote used when that remote is loaded again', () => {
    for (const name of ['ui', 'forms']) expect(shared[name]).toMatchObject({ useIn: ['shell'] });
  });

  it('R-021 hands out the very modules of the shell, lazy ones when they are asked for', async () => {
    const [ui, forms] = [shared['ui'], shared['forms']] as [{ lib: () => unknown }, { get: () => Promise<() => unknown> }];
    expect(ui.lib()).toBe(door);
    expect((await forms.get())()).toBe(door);
  });
});
