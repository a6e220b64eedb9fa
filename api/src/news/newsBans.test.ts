import { hash } from 'node:crypto';
import type { TestMember } from '../testing/aMember';
import { aNewsAudience } from '../testing/aNewsAudience';
import { testApi } from '../testing/testApi';
import { newsJob } from './queueNews';

const api = testApi();
const { aReader, send, runJobs, findOutcomes, listMailedAddresses } = aNewsAudience(api);

/** Bans a member from the site, as if at their own request, until `endsAt`, or permanently if it is null. */
async function excludeSelf({ email }: TestMember, endsAt: number | null, confirmedAt: number | null = api.now()): Promise<void> {
  const id = `ban of ${email}`;
  const request = { email_hash: hash('sha256', email.toLowerCase()), months: 6 as const, token_hash: id, requested_at: api.now() };
  await api.db
    .insertInto('self_exclusions')
    .values({ id, ...request, confirmed_at: confirmedAt, ends_at: endsAt })
    .execute();
}

test('R-085 R-091 a member who has banned themself gets nothing until the ban has ended', async () => {
  const [bannedReader, permanentlyBannedReader, unconfirmedReader, formerlyBannedReader] = [
    await aReader(),
    await aReader(),
    await aReader(),
    await aReader(),
  ];
  await excludeSelf(bannedReader, api.now() + 100);
  await excludeSelf(permanentlyBannedReader, null);
  await excludeSelf(unconfirmedReader, null, null);
  await excludeSelf(formerlyBannedReader, api.now());
  const document = await send();
  await runJobs();
  expect(listMailedAddresses()).toEqual([unconfirmedReader.email, formerlyBannedReader.email].sort());
  expect(await findOutcomes(document)).toMatchObject({ 'email self_excluded': 2, 'email sent': 2 });
  api.ports.sentMails.splice(0);
  api.ports.clock.advance(100);
  await send();
  await runJobs();
  expect(listMailedAddresses()).toEqual([bannedReader.email, unconfirmedReader.email, formerlyBannedReader.email].sort());
});

test('R-085 R-091 a ban between queueing and sending is respected', async () => {
  const anna = await aReader();
  const document = await send();
  await newsJob(api.app, { document_id: document.id, batch: '0' });
  await excludeSelf(anna, null);
  await runJobs();
  expect(listMailedAddresses()).toEqual([]);
  expect(await findOutcomes(document)).toMatchObject({ 'email self_excluded': 1 });
});
