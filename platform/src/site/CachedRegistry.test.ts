import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '../registry/changes/publishRelease';
import { MemoryRegistryStore } from '../registry/store/MemoryRegistryStore';
import { SiteSignature } from '../keys/SiteSignature';
import { aRelease } from '../testing/aRelease';
import { CachedRegistry } from './CachedRegistry';

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

const siteSignature = new SiteSignature('secret');

const change = { who: 'chat', action: 'publish', remote: 'mfe-chat', release: null, why: '' };

/** Creates a store that counts its reads and can be taken down, and a function that creates caches of it. */
function setUp(name: string) {
  const state = { now: 0, reads: 0, isDown: false };
  const store = new MemoryRegistryStore(() => state.now);
  const load = store.load.bind(store);
  store.load = async () => {
    state.reads += 1;
    if (state.isDown) throw new Error('The database is away.');
    return load();
  };
  const createCache = (): CachedRegistry =>
    new CachedRegistry(store, join(folder, name), () => state.now, { signature: siteSignature, filterReleases: (registry) => registry });
  return { state, store, createCache };
}

describe('the registry as the site reads it', () => {
  it('R-020 is read again after a second, so that a change elsewhere is seen', async () => {
    const { state, store, createCache } = setUp('fresh.json');
    const registry = createCache();
    await Promise.all([registry.getCurrent(), registry.getCurrent()]);
    expect(state.reads).toBe(1);
    await store.append(0, publishRelease(await store.load(), aRelease()), change);
    state.now = 999;
    expect((await registry.getCurrent()).serial).toBe(0);
    state.now = 1_000;
    expect((await registry.getCurrent()).serial).toBe(1);
  });

  it('is read again after the clock jumped back', async () => {
    const { state, store, createCache } = setUp('clock.json');
    const registry = createCache();
    state.now = 3_600_000;
    await registry.getCurrent();
    await store.append(0, publishRelease(await store.load(), aRelease()), change);
    state.now = 0;
    expect((await registry.getCurrent()).serial).toBe(1);
  });

  it('is read once when nobody else can change it, and follows the changes made by this process', async () => {
    const { state, store, createCache } = setUp('alone.json');
    Object.assign(store, { isShared: false });
    const registry = createCache();
    await registry.getCurrent();
    await registry.change(0, change, (before) => publishRelease(before, aRelease()));
    const readCount = state.reads;
    state.now = 60_000;
    expect((await registry.getCurrent()).serial).toBe(1);
    expect(state.reads).toBe(readCount);
  });

  it('is taken from memory, then from the last copy on disk, while the database is down', async () => {
    const { state, createCache } = setUp('last.json');
    const registry = createCache();
    await registry.change(0, change, (before) => publishRelease(before, aRelease()));
    state.isDown = true;
    state.now = 5_000;
    expect((await registry.getCurrent()).serial).toBe(1);
    expect(await createCache().getCurrent()).toEqual(JSON.parse(siteSignature.open(readFileSync(join(folder, 'last.json'), 'utf8')) ?? ''));
  });

  it.each([
    ['was changed', (text: string) => text.replace('"on"', '"off"')],
    ['was cut off', (text: string) => text.slice(0, -40)],
    ['was written by another site', (text: string) => new SiteSignature('another').seal(text.split('\n')[0] ?? '')],
  ])('ignores a copy on disk that %s', async (what, spoil) => {
    const { state, createCache } = setUp(`${what}.json`);
    await createCache().change(0, change, (before) => publishRelease(before, aRelease()));
    const file = join(folder, `${what}.json`);
    const text = readFileSync(file, 'utf8');
    expect(spoil(text)).not.toBe(text);
    writeFileSync(file, spoil(text));
    state.isDown = true;
    await expect(createCache().getCurrent()).rejects.toThrow('The database is away.');
  });

  it('fails when there has never been a copy', async () => {
    const { state, createCache } = setUp('none.json');
    state.isDown = true;
    await expect(createCache().getCurrent()).rejects.toThrow('The database is away.');
  });

  it('accepts a change only on the newest serial', async () => {
    const { store, createCache } = setUp('race.json');
    const registry = createCache();
    await registry.getCurrent();
    await store.append(0, publishRelease(await store.load(), aRelease()), change);
    await expect(registry.change(0, change, (before) => before)).rejects.toThrow('moved on from serial 0');
    expect((await registry.change(1, change, (before) => before)).releases).toHaveProperty([`mfe-chat/${aRelease().id}`]);
  });

  it('R-020 a slow read that began before a change does not undo the change', async () => {
    const { state, store, createCache } = setUp('slow.json');
    const registry = createCache();
    await registry.getCurrent();
    state.now = 2_000;
    const load = store.load;
    const oldRegistry = await store.load();
    let respond = (): void => undefined;
    store.load = () =>
      new Promise((resolve) => {
        respond = () => resolve(oldRegistry);
      });
    const slowRead = registry.getCurrent();
    store.load = load;
    await registry.change(0, change, (before) => publishRelease(before, aRelease()));
    respond();
    expect((await slowRead).serial).toBe(1);
    expect((await registry.getCurrent()).serial).toBe(1);
    expect(JSON.parse(siteSignature.open(readFileSync(join(folder, 'slow.json'), 'utf8')) ?? '')).toMatchObject({ serial: 1 });
  });

  it('loads the newest serial after a lost race, so that the next read does not return the old one', async () => {
    const { store, createCache } = setUp('lost.json');
    const registry = createCache();
    await registry.getCurrent();
    await store.append(0, publishRelease(await store.load(), aRelease()), change);
    await expect(registry.change(0, change, (before) => before)).rejects.toThrow('moved on');
    expect((await registry.getCurrent()).serial).toBe(1);
  });
});
