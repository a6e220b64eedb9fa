import { runDueJobs } from '../jobs/runDueJobs';
import type { MemberTraits } from '../testing/aMember';
import { aConversation } from '../testing/aConversation';
import { readLinkToken } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/notifications.php';
const bothOn = { email: true, push: true };
const bothOff = { email: false, push: false };

const runJobs = async (): Promise<void> => {
  while ((await runDueJobs(api.app)) > 0);
};

test('R-085 R-391 messages, likes and matches are on by default, offers and product news are off; each switch changes on its own', async () => {
  const client = await api.as(await api.aMember());
  const defaults = { new_message: bothOn, new_like: bothOn, match: bothOn, offers: bothOff, product_news: bothOff };
  expect((await client.get(PATH)).body).toEqual({ notifications: defaults, push_details: false, disabled: [] });
  const { body } = await client.put(PATH, { notifications: { new_like: { email: false }, offers: { push: true } } });
  expect(body.notifications).toEqual({ ...defaults, new_like: { email: false, push: true }, offers: { email: false, push: true } });
  expect((await client.get(PATH)).body).toEqual(body);
});

test('R-082 push messages hide sender and content until details are switched on; that switch changes on its own', async () => {
  const client = await api.as(await api.aMember());
  const { body: before } = await client.get(PATH);
  const { body } = await client.put(PATH, { push_details: true });
  expect(body).toEqual({ ...before, push_details: true });
  expect((await client.put(PATH, { notifications: { match: { push: false } } })).body.push_details).toBe(true);
  expect((await client.put(PATH, { push_details: false })).body.push_details).toBe(false);
});

test('R-085 R-363 anything but a valid switch is rejected, and so is everything without a session', async () => {
  const client = await api.as(await api.aMember());
  for (const body of [
    { notifications: { login: bothOn } },
    { notifications: { match: { sms: true } } },
    { notifications: { match: { push: 1 } } },
    { push_details: 'yes' },
    { enable: 'all' },
  ]) {
    expect((await client.put(PATH, body)).status).toBe(422);
  }
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, {})).body.authentication_required).toBe(true);
});

test('R-086 an unsubscribe and a spam complaint are undone at once, a bounce by confirming the address', async () => {
  const member = await api.aMember({ notifications_disabled: ['fbl', 'listunsubscribe', 'bounce'] });
  const client = await api.as(member);
  expect((await client.put(PATH, { enable: 'listunsubscribe' })).body.disabled).toEqual(['fbl', 'bounce']);
  expect((await client.put(PATH, { enable: 'fbl' })).body.disabled).toEqual(['bounce']);
  expect((await client.put(PATH, { enable: 'bounce' })).body.disabled).toEqual(['bounce']);
  const [mail] = await api.mailsTo(member.email);
  await client.post('/api/activate.php', { token: readLinkToken(mail ?? { body_text: '' }) });
  expect((await client.get('/api/user.php')).body.user.notifications_disabled).toEqual([]);
});

test('R-406 an absent member gets one mail per absence, with neither the sender nor the text', async () => {
  const { me, partner, send } = await aConversation(api);
  await api.db
    .updateTable('members')
    .set({ last_active_at: api.now() - 3_600 })
    .where('id', '=', partner.id)
    .execute();
  await send({ body: 'Quite private' });
  await send({ body: 'And more' });
  api.ports.clock.advance(60);
  await runJobs();
  const mails = await api.mailsTo(partner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You have a new message on Rendezvous']);
  const text = `${mails[0]?.body_text}${mails[0]?.body_html}`;
  for (const secret of ['Quite private', me.name]) expect(text).not.toContain(secret);
});

test.each<[string, MemberTraits]>([
  ['is here', { last_active_at: 4_000_000_000 }],
  ['has switched it off', { last_active_at: 1, notifications: ['new_message.push'] }],
  ['has unsubscribed', { last_active_at: 1, notifications_disabled: ['listunsubscribe'] }],
])('R-085 R-406 a member who %s gets no mail', async (_why, partnerTraits) => {
  const { partner, send } = await aConversation(api, { partner: partnerTraits });
  await send({ body: 'Hello' });
  api.ports.clock.advance(60);
  await runJobs();
  expect(await api.mailsTo(partner.email)).toEqual([]);
});

test('R-085 likes and matches get different notifications, and push follows its own switches', async () => {
  const [anna, bob] = [await api.aMember({ last_active_at: 1 }), await api.aMember({ last_active_at: 1, profile: { gender: 'male' } })];
  for (const { id } of [anna, bob]) {
    const endpoint = `https://fcm.googleapis.com/${id}`;
    await api.db.insertInto('push_subscriptions').values({ endpoint, member_id: id, p256dh: 'k', auth: 'a', created_at: 1 }).execute();
  }
  const [asAnna, asBob] = [await api.as(anna), await api.as(bob)];
  await asBob.put(PATH, { notifications: { match: { push: false } } });
  await api.db.updateTable('members').set({ last_active_at: 1 }).execute();
  await asAnna.post('/api/like.php', { profile_id: bob.id });
  await asBob.post('/api/like.php', { profile_id: anna.id });
  await runJobs();
  const pushedMessages = api.ports.pushedMessages.filter(({ endpoint }) => endpoint.endsWith(anna.id) || endpoint.endsWith(bob.id));
  expect(pushedMessages.map(({ message }) => message.body).sort()).toEqual(['You have a new like', 'You have a new match']);
});
