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

const slugsAt = async (live: LiveLanders, now: number): Promise<string[]> => [...(await live.getCampaigns(now)).keys()];

it('R-348 launches by another process appear five seconds later, launches by this one at once', async () => {
  await launch('summer');
  const live = new LiveLanders(db);
  expect(await slugsAt(live, 100)).toEqual(['gallery/summer']);
  await launch('winter');
  expect(await slugsAt(live, 104)).toEqual(['gallery/summer']);
  expect(await slugsAt(live, 105)).toEqual(['gallery/summer', 'gallery/winter']);
  await launch('spring');
  live.invalidate();
  expect(await slugsAt(live, 105)).toEqual(['gallery/spring', 'gallery/summer', 'gallery/winter']);
});

it('R-348 while the database is down the last read landers stay live, or the product’s own where none were read', async () => {
  const leaving = await openTestDatabase();
  const revision = (await insertRevision(leaving.db, aCampaign(), 'marketing', 1)) ?? null;
  await insertLaunch(leaving.db, { serial: 1, name: 'gallery', slug: 'summer', revision, who: 'marketing', why: '', at: 1 });
  const live = new LiveLanders(leaving.db);
  expect(await slugsAt(live, 0)).toEqual(['gallery/summer']);
  await leaving.close();
  expect(await slugsAt(live, 60)).toEqual(['gallery/summer']);
  expect(await slugsAt(new LiveLanders(leaving.db), 60)).toEqual([]);
});
