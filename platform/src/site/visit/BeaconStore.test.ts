import { migrateRegistry } from '../../registry/store/migrateRegistry';
import { openTestDatabase } from '../../testing/databaseQuery';
import type { BeaconStore, CountedReport } from './BeaconStore';
import { toFailures, toFigures } from './figures';
import { toFailureMarks, toLoadedMarks, toTrialMarks } from './marks';
import { MemoryBeaconStore } from './MemoryBeaconStore';
import { SqlBeaconStore } from './SqlBeaconStore';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const release = '1.0.0-00000000';

let now: number;
const database = openTestDatabase();
const clock = (): number => now;
beforeEach(() => {
  now = 1_000 * DAY_MS;
});
afterAll(() => database.close());

const emptyTables = async (): Promise<void> => {
  await database.query(
    'DROP TABLE IF EXISTS platform_migration, platform_registry, platform_release, platform_beacon, platform_hour, platform_override, platform_report',
  );
  await migrateRegistry(database.query);
};
const stores: [string, () => Promise<BeaconStore>][] = [
  ['memory', async () => new MemoryBeaconStore(clock)],
  ['the database', async () => emptyTables().then(() => new SqlBeaconStore(database.query, clock))],
];

const aReport = (visit: string, overrides: Partial<CountedReport> = {}): CountedReport => ({
  ...{ visit, remote: 'mfe-chat', release, marks: toLoadedMarks({}), reason: '' },
  ...overrides,
});
const aFailure = (visit: string, rung: 'entry' | 'fallback', reason: string): CountedReport =>
  aReport(visit, { marks: toFailureMarks(rung), reason });

describe.each(stores)('reports in %s', (_, create) => {
  let store: BeaconStore;
  beforeEach(async () => {
    store = await create();
  });
  const readAll = () => store.read(0, 24);

  it('a visit counts once per release, and once per rung when it failed', async () => {
    for (const visit of ['v1', 'v1', 'v2', 'v3']) await store.add(aReport(visit));
    for (const visit of ['v1', 'v1', 'v4']) await store.add(aFailure(visit, 'entry', 'timeout'));
    await store.add(aFailure('v1', 'fallback', 'other'));
    expect(toFigures(await readAll())).toEqual([
      { remote: 'mfe-chat', release, visits: 4, failed: 2, errorRate: 0.5, lcp: null, inp: null, cls: null },
    ]);
    expect(toFailures(await readAll())).toEqual([
      { remote: 'mfe-chat', release, rung: 'entry', visits: 2, reason: 'timeout' },
      { remote: 'mfe-chat', release, rung: 'fallback', visits: 1, reason: 'other' },
    ]);
  });

  it('a failure counts even when PostgreSQL cannot store its reason unchanged', async () => {
    await store.add(aFailure('v1', 'entry', 'a\0b'));
    expect(toFailures(await readAll())).toMatchObject([{ rung: 'entry', visits: 1 }]);
  });

  it('the newest reason is returned', async () => {
    await store.add(aFailure('v1', 'entry', 'old'));
    now += 2 * HOUR_MS;
    await store.add(aFailure('v2', 'entry', 'new'));
    for (const span of [1, 24]) expect(toFailures(await store.read(0, span))).toMatchObject([{ visits: 2, reason: 'new' }]);
  });

  it('web vitals are the 75th percentile, with each visit counted once', async () => {
    for (let visit = 1; visit <= 100; visit += 1) {
      const marks = toLoadedMarks({ lcp: visit * 20, inp: 40, cls: 0 });
      await store.add(aReport(`v${visit}`, { marks }));
      await store.add(aReport(`v${visit}`, { marks: toLoadedMarks({ lcp: 20_000 }) }));
    }
    expect(toFigures(await readAll())).toMatchObject([{ visits: 100, lcp: 1500, inp: 35, cls: 0 }]);
  });

  it('counts are read in spans of hours, starting from a given hour', async () => {
    await store.add(aReport('v1'));
    now += HOUR_MS;
    await store.add(aReport('v2'));
    now += HOUR_MS;
    await store.add(aReport('v3'));
    const readVisits = async (from: number, span: number) => (await store.read(from, span)).map((row) => [row.hour, row.visits]);
    const firstHour = (1_000 * DAY_MS) / HOUR_MS;
    expect(await readVisits(0, 1)).toEqual([
      [firstHour, 1],
      [firstHour + 1, 1],
      [firstHour + 2, 1],
    ]);
    expect(await readVisits(0, 24)).toEqual([[firstHour, 3]]);
    expect(await readVisits(firstHour + 1, 1)).toHaveLength(2);
  });

  it('counts are kept for two weeks; what a visit reported is forgotten once its token has expired', async () => {
    await store.add(aReport('v1'));
    now += 13 * HOUR_MS;
    await store.add(aReport('v1'));
    expect(toFigures(await readAll())).toMatchObject([{ visits: 2 }]);
    now += 14 * DAY_MS + HOUR_MS;
    await store.add(aReport('v2'));
    expect(toFigures(await readAll())).toMatchObject([{ visits: 1 }]);
  });

  it('a trial has its own counts for the canary and the stable release, which are not part of the figures', async () => {
    const canary = { release: '2.0.0-22222222', percent: 5, salt: 'salt-1' };
    const entry = { stable: release, canary };
    const add = (visit: string, id: string, marks = toLoadedMarks({ lcp: 100 })): Promise<void> =>
      store.add(aReport(visit, { release: id, marks: [...marks, ...toTrialMarks(entry, id, marks)] }));
    await store.add(aReport('before'));
    await add('v1', release);
    await add('v2', canary.release, toFailureMarks('entry'));
    await add('v3', canary.release, toLoadedMarks({ cls: 0.3 }));
    await add('v4', '0.9.0-99999999');
    expect(await store.loadTallies('mfe-chat', 'salt-1')).toEqual({
      [release]: { visits: 1, failed: 0, poor: 0 },
      [canary.release]: { visits: 2, failed: 1, poor: 1 },
    });
    expect(await store.loadTallies('mfe-chat', 'salt-2')).toEqual({});
    expect(await store.loadTallies('mfe-auth', 'salt-1')).toEqual({});
    expect((await readAll()).filter(({ rowName }) => rowName.startsWith('trial'))).toEqual([]);
  });

  it('reports that arrive at the same time are all counted', async () => {
    await Promise.all(Array.from({ length: 40 }, (_one, index) => store.add(aFailure(`v${index % 20}`, 'entry', 'x'))));
    expect(toFigures(await readAll())).toMatchObject([{ visits: 20, failed: 20, errorRate: 1 }]);
  });
});

describe('what counts as a failure', () => {
  it('a remote that its team switched off does not count as failed', () => {
    expect(toFailureMarks('killed').map(({ name }) => name)).toEqual(['killed']);
    expect(toFailureMarks('render').map(({ name }) => name)).toEqual(['visit', 'failed', 'render']);
  });
});
