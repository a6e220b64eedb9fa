import { randomUUID } from 'node:crypto';
import type { ApiError } from '../ApiError';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { systemRandom } from '../ports/Random';
import { aMember, type MemberTraits } from '../testing/aMember';
import { openTestDatabase } from '../testing/openTestDatabase';
import { findBalance } from '../credits/sqlLedger';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { OutgoingMessage } from './outgoingMessage';
import { sendMessage } from './sendMessage';

const NOW = 1_780_315_200;
const rules = { cost: 1, maxLength: 1000 };
let database: DatabasePort;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createWork = () => ({ db: database.db, now: NOW, random: systemRandom });

async function aSender(traits: MemberTraits = {}): Promise<Viewer & { member: ViewingMember }> {
  const { id } = await aMember(database.db, NOW, { profile: { gender: 'male' }, ...traits });
  const place = { country: 'NL', region: null, latitude: null, longitude: null };
  return { member: { id, gender: 'male', sexuality: 'hetero', paid: false, ...place }, fictionalShown: true };
}

const aRecipient = (traits: MemberTraits = {}) => aMember(database.db, NOW, traits);
const send = (sender: Viewer & { member: ViewingMember }, to: Partial<OutgoingMessage>) =>
  sendMessage(createWork(), sender, { body: 'Hello', clientId: randomUUID(), ...to }, rules);
const getOutcomeCode = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'sent',
    (error: ApiError) => error.code,
  );

test('R-402 of 50 messages sent at once with 3 credits exactly 3 are stored and paid', async () => {
  const sender = await aSender({ credits: 3 });
  const recipient = await aRecipient();
  const results = await Promise.all(Array.from({ length: 50 }, () => getOutcomeCode(send(sender, { profileId: recipient.id }))));
  expect(results.filter((result) => result === 'sent')).toHaveLength(3);
  expect(results.filter((result) => result === 'not_enough_credits')).toHaveLength(47);
  const storedMessages = await database.db.selectFrom('messages').select('id').where('sender_id', '=', sender.member.id).execute();
  expect(storedMessages).toHaveLength(3);
  expect(await findBalance(database.db, sender.member.id)).toBe(0);
});

test('R-402 two members who write to each other at the same moment meet in one conversation', async () => {
  const anna = await aSender({ credits: 10 });
  const bert = await aSender({ credits: 10, profile: { gender: 'female' } });
  await Promise.all(
    Array.from({ length: 10 }, (_, turn) => {
      const [from, to] = turn % 2 === 0 ? [anna, bert] : [bert, anna];
      return send(from, { profileId: to.member.id });
    }),
  );
  const ids = [anna.member.id, bert.member.id];
  const conversations = await database.db
    .selectFrom('conversations')
    .selectAll()
    .where('member_a', 'in', ids)
    .where('member_b', 'in', ids)
    .execute();
  expect(conversations).toHaveLength(1);
  const sides = await database.db
    .selectFrom('conversation_members')
    .select('unread')
    .where('conversation_id', '=', conversations[0]?.id ?? '')
    .execute();
  expect(sides.map(({ unread }) => unread)).toEqual([5, 5]);
});

test('R-281 twenty repeats of one client_id store one message and take one credit', async () => {
  const sender = await aSender({ credits: 5 });
  const recipient = await aRecipient();
  const clientId = randomUUID();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(sender, { profileId: recipient.id, clientId })));
  expect(new Set(results.map(({ message }) => message.id)).size).toBe(1);
  expect(await findBalance(database.db, sender.member.id)).toBe(4);
});

test('R-278 R-403 a free member can start two conversations, even when starting three at once', async () => {
  const sender = await aSender({ credits: 10 });
  const recipients = await Promise.all([aRecipient(), aRecipient(), aRecipient()]);
  const results = await Promise.all(recipients.map(({ id }) => getOutcomeCode(send(sender, { profileId: id }))));
  expect(results.sort()).toEqual(['conversation_limit', 'sent', 'sent']);
  expect(await findBalance(database.db, sender.member.id)).toBe(8);
});

test('R-280 a premium member starts as many conversations as the credits allow', async () => {
  const sender = await aSender({ credits: 3, paid: true });
  for (const { id } of [await aRecipient(), await aRecipient(), await aRecipient()]) await send(sender, { profileId: id });
  expect(await getOutcomeCode(send(sender, { profileId: (await aRecipient()).id }))).toBe('not_enough_credits');
});

test('R-278 answering a conversation that another member started does not count as a start', async () => {
  const starter = await aSender({ credits: 1 });
  const answerer = await aSender({ credits: 1, conversations_started: 2, profile: { gender: 'female' } });
  const { message } = await send(starter, { profileId: answerer.member.id });
  expect(await getOutcomeCode(send(answerer, { conversationId: message.conversation_id }))).toBe('sent');
});

test('R-274 the length counts code points: 1000 emoji fit, 1001 do not', async () => {
  const sender = await aSender({ credits: 2 });
  const { id } = await aRecipient();
  expect(await getOutcomeCode(send(sender, { profileId: id, body: '😀'.repeat(1000) }))).toBe('sent');
  expect(await getOutcomeCode(send(sender, { profileId: id, body: '😀'.repeat(1001) }))).toBe('message_too_long');
});

test('R-292 a block stops messages in both directions', async () => {
  const sender = await aSender({ credits: 2 });
  const [blockedMember, blockingMember] = [await aRecipient(), await aRecipient()];
  await database.db
    .insertInto('blocks')
    .values([
      { blocker_id: sender.member.id, blocked_id: blockedMember.id, created_at: NOW },
      { blocker_id: blockingMember.id, blocked_id: sender.member.id, created_at: NOW },
    ])
    .execute();
  expect(await getOutcomeCode(send(sender, { profileId: blockedMember.id }))).toBe('blocked_by_me');
  await expect(send(sender, { profileId: blockingMember.id })).rejects.toMatchObject({
    code: 'blocked_by_member',
    details: { params: { name: blockingMember.name } },
  });
});

test('R-261 R-292 new senders cannot write to an invisible member, but an existing conversation continues', async () => {
  const sender = await aSender({ credits: 2 });
  const recipient = await aRecipient();
  await send(sender, { profileId: recipient.id });
  await database.db.updateTable('members').set({ invisible: true }).where('id', '=', recipient.id).execute();
  expect(await getOutcomeCode(send(sender, { profileId: recipient.id }))).toBe('sent');
  expect(await getOutcomeCode(send(await aSender({ credits: 1 }), { profileId: recipient.id }))).toBe('not_found');
});

test.each([
  ['R-292 a member who is leaving', { status: 'pending_deletion' }, 'member_gone'],
  ['R-134 a fictional profile on a domain without any', { fictional: true }, 'not_found'],
] as const)('%s cannot be written to', async (_title, traits, code) => {
  const sender = { ...(await aSender({ credits: 1 })), fictionalShown: false };
  expect(await getOutcomeCode(send(sender, { profileId: (await aRecipient(traits)).id }))).toBe(code);
  expect(await findBalance(database.db, sender.member.id)).toBe(1);
});

test('R-186 a member who has not confirmed the address cannot write yet', async () => {
  const sender = await aSender({ credits: 1, status: 'not_confirmed' });
  expect(await getOutcomeCode(send(sender, { profileId: (await aRecipient()).id }))).toBe('not_confirmed');
});

test('R-400 a conversation between others is not found', async () => {
  const { message } = await send(await aSender({ credits: 1 }), { profileId: (await aRecipient()).id });
  expect(await getOutcomeCode(send(await aSender({ credits: 1 }), { conversationId: message.conversation_id }))).toBe('not_found');
});
