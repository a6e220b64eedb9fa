import { newsTexts } from '../content/mails/newsTexts';
import { runDueJobs } from '../jobs/runDueJobs';
import { aNewsAudience } from '../testing/aNewsAudience';
import { aNewsDocument } from '../testing/aNewsDocument';
import { testApi } from '../testing/testApi';
import { deliverNewsJob } from './deliverNews';
import { NEWS_PERIOD_S } from './findObstacle';
import type { NewsDocument } from './NewsDocument';
import { newsJob, previewAudience, sendNews } from './queueNews';

const api = testApi();
const audience = aNewsAudience(api);
const { aReader, subscribe, send, runJobs, findOutcomes, listMailedAddresses } = audience;

/** Makes the finished jobs of a kind run again, as after a crash before they were marked as done. */
const repeatJobs = (kind: 'news' | 'news_delivery') =>
  api.db.updateTable('jobs').set({ done_at: null, run_at: api.now() }).where('kind', '=', kind).where('done_at', 'is not', null).execute();

test('R-085 a document reaches each member by the channels switched on, in their language; the others are counted by reason', async () => {
  const bothSwitches = ['offers.email', 'offers.push'] as const;
  const anna = await aReader({ language: 'de', notifications: [...bothSwitches] });
  await subscribe(anna, 'phone');
  await subscribe(anna, 'laptop');
  const bert = await aReader({ notifications: ['offers.push'] });
  await aReader({ notifications: ['product_news.email', 'product_news.push'] });
  await aReader({ notifications: ['offers.email'], status: 'not_confirmed', confirmed_at: null });
  await aReader({ notifications: ['offers.email'], status: 'blocked' });
  await aReader({ notifications: ['offers.email'], status: 'pending_deletion' });
  await aReader({ notifications: ['offers.email'], status: 'deleted' });
  await aReader({ notifications: ['offers.email'], notifications_disabled: ['bounce'] });
  await aReader({ notifications: ['offers.email'], notifications_disabled: ['fbl'] });
  await aReader({ notifications: ['offers.email'], fictional: true });
  const document = await send({ kind: 'offers', path: '/credits' });
  await runJobs();

  expect(listMailedAddresses()).toEqual([anna.email]);
  const [mail] = api.ports.sentMails;
  expect(mail?.subject).toBe('Einloggen ohne Passwort');
  expect(mail?.body_text).toContain(`Hallo ${anna.name}, bei Rendezvous kannst du`);
  expect(mail?.body_text).toContain('Passkey hinzufügen:\nhttp://localhost:3000/credits');
  expect(mail?.body_text).toContain(newsTexts.de.offers.reason);
  const message = { title: 'Rendezvous', body: 'Neu: einloggen ohne Passwort', url: '/credits', topic: 'offers' };
  expect(api.ports.pushedMessages.map(({ endpoint, message: sent }) => [endpoint.split('/').at(-1), sent])).toEqual([
    ['laptop', message],
    ['phone', message],
  ]);
  expect(bert.email).not.toBe(mail?.recipient);
  expect(await findOutcomes(document)).toEqual({
    'email sent': 1,
    'email switched_off': 2,
    'email not_confirmed': 1,
    'email suspended': 1,
    'email deleted': 1,
    'email bounced': 1,
    'email mail_stopped': 1,
    'push sent': 1,
    'push no_browser': 1,
    'push switched_off': 3,
    'push not_confirmed': 1,
    'push suspended': 1,
    'push deleted': 1,
  });
});

test('R-085 the audience is chosen by premium, country and language', async () => {
  const members = {
    free: await aReader({ language: 'fr' }),
    premium: await aReader({ paid: true }),
    german: await aReader({ paid: true, language: 'de' }),
  };
  await aReader({ paid: true, profile: { country: 'NL' } });
  const countries = [audience.getCountry()];
  const sendAndListMailed = async (audience: NewsDocument['audience']): Promise<string[]> => {
    api.ports.sentMails.splice(0);
    api.ports.clock.advance(NEWS_PERIOD_S);
    await send({ audience });
    await runJobs();
    return listMailedAddresses();
  };
  expect(await sendAndListMailed({ countries, premium: true })).toEqual([members.premium.email, members.german.email].sort());
  expect(await sendAndListMailed({ countries, premium: false })).toEqual([members.free.email]);
  expect(await sendAndListMailed({ countries, languages: ['fr', 'de'] })).toEqual([members.free.email, members.german.email].sort());
  const preview = aNewsDocument({ audience: { countries, premium: true } });
  await aReader({ paid: true, notifications: [] });
  expect(await previewAudience(api.db, preview, api.now())).toEqual({ members: 3, wanting: 2 });
});

test('R-085 members are taken in batches of 50, ten seconds apart, so that other mails do not wait', async () => {
  for (let index = 0; index < 101; index += 1) await aReader();
  for (let index = 0; index < 7; index += 1) await aReader({ notifications: [] });
  const document = await send();
  await runJobs();
  expect(new Set(listMailedAddresses()).size).toBe(50);
  await runJobs(1);
  expect(new Set(listMailedAddresses()).size).toBe(100);
  await runJobs(3);
  expect(new Set(listMailedAddresses()).size).toBe(101);
  expect(api.ports.sentMails).toHaveLength(101);
  expect(await findOutcomes(document)).toEqual({ 'email sent': 101, 'email switched_off': 7, 'push switched_off': 108 });
});

test('R-085 a member gets at most two documents within 31 days, over both kinds and channels', async () => {
  const anna = await aReader({ notifications: ['offers.email', 'product_news.email', 'product_news.push'] });
  await subscribe(anna, 'anna-limit');
  await send({ kind: 'offers' });
  await send({ kind: 'product_news' });
  await runJobs();
  const thirdDocument = await send({ kind: 'offers' });
  await runJobs();
  expect(api.ports.sentMails).toHaveLength(2);
  expect(api.ports.pushedMessages).toHaveLength(1);
  expect(await findOutcomes(thirdDocument)).toEqual({ 'email month_limit': 1, 'push switched_off': 1 });
  api.ports.clock.advance(NEWS_PERIOD_S - 1);
  await send({ kind: 'product_news' });
  await runJobs();
  expect(api.ports.sentMails).toHaveLength(2);
  api.ports.clock.advance(1);
  await send({ kind: 'product_news' });
  await runJobs();
  expect(api.ports.sentMails).toHaveLength(3);
});

test('R-085 documents that several processes send at the same moment stay within the limit', async () => {
  const members = [await aReader(), await aReader(), await aReader()];
  const documents = [await send(), await send(), await send(), await send()];
  await Promise.all(documents.map(({ id }) => newsJob(api.app, { document_id: id, batch: '0' })));
  const deliveries = members.flatMap(({ id }) =>
    documents.map((document) => ({ document_id: document.id, member_id: id, channel: 'email' })),
  );
  await Promise.all(deliveries.map((delivery) => deliverNewsJob(api.app, delivery)));
  await runJobs();
  expect(listMailedAddresses()).toEqual(members.flatMap(({ email }) => [email, email]).sort());
});

test.each([
  ['a switch that was turned off', { notifications: [] }, 'switched_off'],
  ['an address that bounced', { notifications_disabled: ['bounce' as const] }, 'bounced'],
  ['a member who was suspended', { status: 'blocked' as const }, 'suspended'],
  ['a member who is leaving', { status: 'pending_deletion' as const }, 'deleted'],
])('R-085 %s between queueing and sending is respected', async (_case, change, reason) => {
  const anna = await aReader();
  const document = await send();
  await newsJob(api.app, { document_id: document.id, batch: '0' });
  await api.db.updateTable('members').set(change).where('id', '=', anna.id).execute();
  await runJobs();
  expect(listMailedAddresses()).toEqual([]);
  expect(await findOutcomes(document)).toEqual({ [`email ${reason}`]: 1, 'push switched_off': 1 });
});

test('R-085 after a crash, and in several processes, nobody gets a document twice', async () => {
  const anna = await aReader({ notifications: ['product_news.email', 'product_news.push'] });
  await subscribe(anna, 'anna-crash');
  await aReader({ notifications: [] });
  const document = await send();
  const job = { document_id: document.id, batch: '0' };
  const delivery = { document_id: document.id, member_id: anna.id, channel: 'email' };
  const runInProcesses = <Result>(run: () => Promise<Result>) => Promise.all([1, 2, 3, 4, 5].map(run));
  await runInProcesses(() => newsJob(api.app, job));
  await runInProcesses(() => deliverNewsJob(api.app, delivery));
  await runJobs();
  await repeatJobs('news');
  await repeatJobs('news_delivery');
  await runJobs();
  expect(listMailedAddresses()).toEqual([anna.email]);
  expect(api.ports.pushedMessages).toHaveLength(1);
  expect(await findOutcomes(document)).toEqual({ 'email sent': 1, 'email switched_off': 1, 'push sent': 1, 'push switched_off': 1 });
});

test('R-085 a crash between two batches loses nobody', async () => {
  for (let index = 0; index < 60; index += 1) await aReader();
  await send();
  await runDueJobs(api.app);
  await repeatJobs('news');
  await runJobs();
  expect(api.ports.sentMails).toHaveLength(50);
  await runJobs(2);
  expect(new Set(listMailedAddresses()).size).toBe(60);
  expect(api.ports.sentMails).toHaveLength(60);
});

test('R-085 a mail that the server did not take is sent later, once, and stays counted as queued until then', async () => {
  const anna = await aReader();
  const { send: originalSend } = api.ports.mail;
  api.ports.mail.send = () => Promise.reject(new Error('no connection'));
  const document = await send();
  await runJobs();
  expect(await findOutcomes(document)).toMatchObject({ 'email queued': 1 });
  api.ports.mail.send = originalSend;
  api.ports.clock.advance(60);
  await runJobs();
  expect(listMailedAddresses()).toEqual([anna.email]);
  expect(await api.mailsTo(anna.email)).toHaveLength(1);
  expect(await findOutcomes(document)).toMatchObject({ 'email sent': 1 });
});

test('R-085 the same document is not sent again, and another one with its id is refused', async () => {
  const anna = await aReader();
  const document = await send();
  await runJobs();
  const work = { db: api.db, now: api.now() };
  expect(await sendNews(work, document)).toBe(false);
  await expect(sendNews(work, { ...document, path: '/' })).rejects.toThrow('choose a new id');
  await runJobs();
  expect(listMailedAddresses()).toEqual([anna.email]);
});

test('R-410 metrics count what was sent, and what was not, by kind and channel', async () => {
  const anna = await aReader();
  await send();
  await runJobs();
  expect((await api.visitor.get('/api/metrics')).text).toMatch(
    /rendezvous_news_total\{kind="product_news",channel="email",outcome="sent"\} \d+/,
  );
  expect(anna.email).toBe(listMailedAddresses()[0]);
});
