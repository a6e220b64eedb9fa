import { migrateRegistry } from '../../registry/store/migrateRegistry';
import { openTestDatabase } from '../../testing/databaseQuery';
import type { PolicyViolation } from './ContentReport';
import { MemoryReportStore } from './MemoryReportStore';
import { REPORT_LIMITS, type ReportStore } from './ReportStore';
import { SqlReportStore } from './SqlReportStore';

const report: PolicyViolation = { directive: 'script-src-elem', blocked: 'inline', source: 'page' };
let database: ReturnType<typeof openTestDatabase>;
let time = 0;

beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  time = 1_000;
  await database.query(
    'DROP TABLE IF EXISTS platform_migration, platform_registry, platform_release, platform_beacon, platform_hour, platform_override, platform_report',
  );
  await migrateRegistry(database.query);
});

const stores: [string, () => ReportStore][] = [
  ['memory', () => new MemoryReportStore(() => time)],
  ['database', () => new SqlReportStore(database.query, () => time)],
];

describe.each(stores)('security 20: reports in %s', (_, create) => {
  it('with the same content share one row with a count, newest first', async () => {
    const store = create();
    await store.add([report, report]);
    time = 2_000;
    await store.add([{ ...report, blocked: 'eval' }]);
    time = 3_000;
    await store.add([report]);
    expect(await store.read()).toEqual([
      { ...report, count: 3, first: 1_000, last: 3_000 },
      { ...report, blocked: 'eval', count: 1, first: 2_000, last: 2_000 },
    ]);
  });

  it('are kept for two weeks, up to 100 kinds: the least recently seen kind is dropped first', async () => {
    const store = create();
    await store.add([{ ...report, blocked: 'old' }]);
    time += REPORT_LIMITS.maxAgeMs;
    await store.add([report]);
    expect(await store.read()).toHaveLength(1);
    for (let kind = 0; kind < REPORT_LIMITS.maxKinds; kind += 1) {
      time += 1;
      await store.add([{ ...report, blocked: `https://${kind}.example` }]);
    }
    const kinds = (await store.read()).map(({ blocked }) => blocked);
    expect(kinds).toHaveLength(REPORT_LIMITS.maxKinds);
    expect(kinds).not.toContain(report.blocked);
  });
});
