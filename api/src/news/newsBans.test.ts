import { hash } from 'node:crypto';
import type { TestMember } from '../testing/aMember';
import { aNewsAudience } from '../testing/aNewsAudience';
import { testApi } from '../testing/testApi';
import { newsJob } from './queueNews';

const api = testApi();
const { aReader, send, runJobs, outcomesOf, mailedTo } = aNewsAudience(api);

/** Makes a member ban themself from the site until `endsAt`; null is for good. */
async function excludeSelf({ email }: TestMember, endsAt: number | null, confirmedAt: number | null = api.now()): Promise<void> {
  const id = `ban of ${email}`;
  const request = { email_hash: hash('sha256', email.toLowerCase()), months: 6 as const, token_hash: id, requested_at: api.now() };
  await api.db
    .insertInto('self_exclusions')
    .values({ id, ...request, confirmed_at: confirmedAt, ends_at: endsAt })
    .execute();
}

test('R-085 R-091 a member who has banned themself gets nothing until the ban has ended', async () => {
  const [banned, forGood, unconfirmed, ended] = [await aReader(), await aReader(), await aReader(), await aReader()];
  await excludeSelf(banned, api.now() + 100);
  await excludeSelf(forGood, null);
  await excludeSelf(unconfirmed, null, null);
  await excludeSelf(ended, api.now());
  const document = await send();
  await runJobs();
  expect(mailedTo()).toEqual([unconfirmed.email, ended.email].sort());
  expect(await outcomesOf(document)).toMatchObject({ 'email self_excluded': 2, 'email sent': 2 });
  api.ports.sentMails.splice(0);
  api.ports.clock.advance(100);
  await send();
  await runJobs();
  expect(mailedTo()).toEqual([banned.email, unconfirmed.email, ended.email].sort());
});

test('R-085 R-091 a ban between queueing and sending is respected', async () => {
  const anna = await aReader();
  const document = await send();
  await newsJob(api.app, { document_id: document.id, batch: '0' });
  await excludeSelf(anna, null);
  await runJobs();
  expect(mailedTo()).toEqual([]);
  expect(await outcomesOf(document)).toMatchObject({ 'email self_excluded': 1 });
});
