import { openTestDatabase } from '../testing/openTestDatabase';
import { renewSeed } from './renewSeed';
import { seedDatabase } from './seedDatabase';

const THEN = 1_780_315_200;
const DAYS = 5 * 86_400;

test('R-369 the demo data of an older image is moved to the present', async () => {
  const { db, close } = await openTestDatabase();
  await seedDatabase(db, { now: THEN });
  await renewSeed(db, THEN + DAYS);
  const member = await db
    .selectFrom('members')
    .select(['signup_at', 'last_active_at'])
    .where('name', '=', 'visitor.new')
    .executeTakeFirst();
  expect(member).toEqual({ signup_at: THEN + DAYS - 600, last_active_at: THEN + DAYS });
  const newest = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst();
  expect(newest?.at).toBeGreaterThan(THEN);
  await close();
});
