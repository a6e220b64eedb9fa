import { aRelease, aShell } from '../../testing/aRelease';
import { openTestDatabase } from '../../testing/databaseQuery';
import { publishRelease } from '../changes/publishRelease';
import { createEmptyRegistry } from '../Registry';
import type { Query } from '../Query';
import { MemoryRegistryStore } from './MemoryRegistryStore';
import { migrateRegistry } from './migrateRegistry';
import { RegistryConflict, type RegistryStore } from './RegistryStore';
import { SqlRegistryStore } from './SqlRegistryStore';

const change = { who: 'chat', action: 'publish', remote: 'mfe-chat', release: '1.0.0-00000000', why: 'first' };
const release = aRelease();
let database: ReturnType<typeof openTestDatabase>;
let query: Query;

beforeAll(() => {
  database = openTestDatabase();
  query = database.query;
});
afterAll(() => database.close());
beforeEach(async () => {
  await query(
    'DROP TABLE IF EXISTS platform_migration, platform_registry, platform_release, platform_beacon, platform_hour, platform_override, platform_report',
  );
  await migrateRegistry(query);
});

const getFixedTime = (): number => 1_000;
const stores: [string, (now?: () => number) => RegistryStore][] = [
  ['memory', (now = getFixedTime) => new MemoryRegistryStore(now)],
  ['database', (now = getFixedTime) => new SqlRegistryStore(query, now, true)],
];

describe.each(stores)('the registry in %s', (_, create) => {
  it('starts empty at serial 0', async () => {
    expect(await create().load()).toEqual({ schema: 1, serial: 0, remotes: {}, releases: {} });
  });

  it('R-020 appends one serial per change and keeps who, when and why', async () => {
    const store = create();
    await store.append(0, publishRelease(await store.load(), release), change);
    expect(await store.load()).toMatchObject({ serial: 1, releases: { [`mfe-chat/${release.id}`]: release } });
    expect(await store.loadHistory('mfe-chat', 10)).toEqual([{ ...change, serial: 1, at: 1_000 }]);
    expect(await store.loadHistory('mfe-auth', 10)).toEqual([]);
  });

  it('rejects a change that was based on an old serial', async () => {
    const store = create();
    const registry = await store.load();
    await store.append(0, publishRelease(registry, release), change);
    await expect(store.append(0, publishRelease(registry, aShell()), change)).rejects.toThrow(RegistryConflict);
    await expect(store.append(7, registry, change)).rejects.toThrow(RegistryConflict);
    expect((await store.load()).serial).toBe(1);
  });

  it('returns the serials in force since a given time, starting with the one in force then', async () => {
    let time = 0;
    const store = create(() => time);
    for (const at of [10, 20, 30]) {
      time = at;
      await store.append((await store.load()).serial, await store.load(), change);
    }
    const loadSince = async (at: number) =>
      (await store.loadSerialsSince(at)).map(({ at: startTime, document }) => [startTime, document.serial]);
    expect(await loadSince(25)).toEqual([
      [20, 2],
      [30, 3],
    ]);
    expect(await loadSince(30)).toEqual([[30, 3]]);
    expect(await loadSince(5)).toHaveLength(3);
  });

  it('remembers links for one browser until they expire', async () => {
    let time = 0;
    const store = create(() => time);
    const link = { remote: 'mfe-chat', release: '1.0.0-00000000', expires: 100 };
    await store.storeOverride(link);
    await store.storeOverride({ ...link, expires: 50 });
    await store.storeOverride({ ...link, remote: 'mfe-auth', release: '2.0.0-00000000' });
    time = 99;
    expect(new Set(await store.findOverriddenReleases('mfe-chat'))).toEqual(new Set(['1.0.0-00000000']));
    time = 100;
    expect(await store.findOverriddenReleases('mfe-chat')).toEqual([]);
  });
});

describe('the registry in a database', () => {
  it('lets exactly one of ten racing changes through', async () => {
    const writerStores = Array.from({ length: 10 }, () => new SqlRegistryStore(query, () => 1_000, true));
    const results = await Promise.allSettled(
      writerStores.map(async (store, index) =>
        store.append(0, publishRelease(await store.load(), release), { ...change, who: `team-${index}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await query('SELECT serial FROM platform_registry')).toHaveLength(1);
  });

  it('a change returns what it wrote, however soon the next one follows', async () => {
    const otherStore = new SqlRegistryStore(query, () => 1_000, true);
    const queryThenAppend: Query = async <Row>(sql: string, params?: readonly unknown[]) => {
      const rows = await query<Row>(sql, params);
      if (sql.startsWith('INSERT INTO platform_registry'))
        await otherStore.append(1, publishRelease(await otherStore.load(), aShell()), change);
      return rows;
    };
    const store = new SqlRegistryStore(queryThenAppend, () => 1_000, true);
    const appendedRegistry = await store.append(0, publishRelease(await store.load(), release), change);
    expect(appendedRegistry).toEqual({ ...publishRelease(createEmptyRegistry(), release), serial: 1 });
    expect((await store.load()).serial).toBe(2);
  });

  it('is seen by another process', async () => {
    const [store, otherStore] = [new SqlRegistryStore(query, () => 1_000, true), new SqlRegistryStore(query, () => 1_000, true)];
    await otherStore.load();
    const appendedRegistry = await store.append(0, publishRelease(await store.load(), release), change);
    expect(await otherStore.load()).toEqual(appendedRegistry);
  });

  it('can be migrated again and again', async () => {
    await expect(migrateRegistry(query)).resolves.toBeUndefined();
  });
});
