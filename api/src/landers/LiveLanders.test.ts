import type { Kysely } from 'kysely';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { insertLaunch, insertRevision } from './sqlLaunches';
import type { Database } from '../tables/tables';
import { aCampaign } from '../testing/aCampaign';
import { openTestDatabase } from '../testing/openTestDatabase';
import { LiveLanders } from './LiveLanders';

let database: DatabasePort;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

let serial = 0;
async function launch(slug: string): Promise<void> {
  const revision = (await insertRevision(db, aCampaign({ slug }), 'marketing', 1)) ?? null;
  serial += 1;
  await insertLaunch(db, { serial, name: 'gallery', slug, revision, who: 'marketing', why: '', at: 1 });
}

const listKeysAt = async (live: LiveLanders, now: number): Promise<string[]> => [...(await live.getCampaigns(now)).keys()];

it('R-348 launches by another process appear five seconds later, launches by this one at once', async () => {
  await launch('summer');
  const live = new LiveLanders(db);
  expect(await listKeysAt(live, 100)).toEqual(['gallery/summer']);
  await launch('winter');
  expect(await listKeysAt(live, 104)).toEqual(['gallery/summer']);
  expect(await listKeysAt(live, 105)).toEqual(['gallery/summer', 'gallery/winter']);
  await launch('spring');
  live.invalidate();
  expect(await listKeysAt(live, 105)).toEqual(['gallery/spring', 'gallery/summer', 'gallery/winter']);
});

it('R-348 while the database is down the last read landers stay live, or the product’s own where none were read', async () => {
  const closingDatabase = await openTestDatabase();
  const revision = (await insertRevision(closingDatabase.db, aCampaign(), 'marketing', 1)) ?? null;
  await insertLaunch(closingDatabase.db, { serial: 1, name: 'gallery', slug: 'summer', revision, who: 'marketing', why: '', at: 1 });
  const live = new LiveLanders(closingDatabase.db);
  expect(await listKeysAt(live, 0)).toEqual(['gallery/summer']);
  await closingDatabase.close();
  expect(await listKeysAt(live, 60)).toEqual(['gallery/summer']);
  expect(await listKeysAt(new LiveLanders(closingDatabase.db), 60)).toEqual([]);
});
