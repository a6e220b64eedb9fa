import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expectBooksBalance } from '../matrices/expectSurvival';
import { systemRandom } from '../ports/Random';
import { aMember, grantFreeCredits, type MemberTraits } from '../testing/aMember';
import { openTestDatabase } from '../testing/openTestDatabase';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { findBalance, findNonEmptyLots } from '../credits/sqlLedger';
import type { OutgoingMessage, Sender } from './outgoingMessage';
import { sendMessage } from './sendMessage';

const NOW = 1_780_315_200;
let database: DatabasePort;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await expectBooksBalance(database.db);
  await database.close();
});

const createWork = () => ({ db: database.db, now: NOW, random: systemRandom });

async function aSender(traits: MemberTraits = {}): Promise<Sender> {
  const { id } = await aMember(database.db, NOW, traits);
  const place = { country: 'NL', region: null, latitude: null, longitude: null };
  return { member: { id, gender: 'female', sexuality: 'hetero', paid: false, ...place }, fictionalShown: true };
}

const send = (sender: Sender, to: Partial<OutgoingMessage>, cost = 1) =>
  sendMessage(createWork(), sender, { body: 'Hello', clientId: randomUUID(), ...to }, { cost, maxLength: 1000 });

/** Creates two members with a conversation whose first message was free. */
async function aChat(credits = 10, traits: MemberTraits = {}) {
  const [anna, bert] = [await aSender({ credits }), await aSender({ credits, ...traits })];
  const { message } = await send(anna, { profileId: bert.member.id }, 0);
  return { anna, bert, conversationId: message.conversation_id };
}

const findSides = (conversationId: string) =>
  database.db
    .selectFrom('conversation_members')
    .select(['member_id', 'unread', 'deleted'])
    .where('conversation_id', '=', conversationId)
    .execute();

test('R-402 R-411 a text in an open conversation takes two statements and updates message, credits and both sides', async () => {
  const { anna, bert, conversationId } = await aChat();
  await database.db.updateTable('conversation_members').set({ deleted: true }).where('conversation_id', '=', conversationId).execute();
  let statementCount = 0;
  const countingPlugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statementCount += 1;
      return result;
    },
  };
  const outgoingMessage = { conversationId, body: 'Second', clientId: randomUUID() };
  const rules = { cost: 1, maxLength: 1000 };
  const sentMessage = await sendMessage({ ...createWork(), db: database.db.withPlugin(countingPlugin) }, anna, outgoingMessage, rules);
  expect(statementCount).toBe(2);
  expect(sentMessage).toMatchObject({ recipientId: bert.member.id, credits: 9, isNew: true });
  expect(sentMessage.message).toMatchObject({ sender_id: anna.member.id, type: 'text', body: 'Second', content: null, created_at: NOW });
  const sides = await findSides(conversationId);
  expect(sides.find(({ member_id }) => member_id === bert.member.id)).toMatchObject({ unread: 2, deleted: false });
  expect(sides.find(({ member_id }) => member_id === anna.member.id)).toMatchObject({ unread: 0, deleted: false });
});

test('R-279 a price is taken from as many lots as it needs, in their order', async () => {
  const { anna, conversationId } = await aChat(2);
  await grantFreeCredits(database.db, anna.member.id, 3, NOW + 1);
  expect((await send(anna, { conversationId }, 4)).credits).toBe(1);
  expect((await findNonEmptyLots(database.db, anna.member.id)).map(({ remaining }) => remaining)).toEqual([1]);
});

test('R-277 without enough credits nothing is written', async () => {
  const { anna, conversationId } = await aChat(1);
  await expect(send(anna, { conversationId }, 2)).rejects.toMatchObject({ code: 'not_enough_credits' });
  expect(await findBalance(database.db, anna.member.id)).toBe(1);
  expect((await findSides(conversationId)).map(({ unread }) => unread).sort()).toEqual([0, 1]);
});

test('R-402 of forty simultaneous messages in both directions exactly the paid ones are stored, and none hangs', async () => {
  const { anna, bert, conversationId } = await aChat(15);
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, turn) => send(turn % 2 === 0 ? anna : bert, { conversationId })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await findBalance(database.db, anna.member.id)).toBe(0);
  expect((await findSides(conversationId)).map(({ unread }) => unread).sort()).toEqual([15, 16]);
});

test('R-281 twenty repeats in an open conversation store one message and charge once', async () => {
  const { anna, conversationId } = await aChat();
  const clientId = randomUUID();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(anna, { conversationId, clientId })));
  expect(new Set(results.map(({ message }) => message.id)).size).toBe(1);
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await findBalance(database.db, anna.member.id)).toBe(9);
});

test('R-292 a block added in the meantime is enforced', async () => {
  const { anna, bert, conversationId } = await aChat();
  await database.db.insertInto('blocks').values({ blocker_id: bert.member.id, blocked_id: anna.member.id, created_at: NOW }).execute();
  await expect(send(anna, { conversationId })).rejects.toMatchObject({ code: 'blocked_by_member' });
});

test('R-294 a risky text among the first messages of a conversation is still flagged', async () => {
  const { anna, conversationId } = await aChat();
  const { message } = await send(anna, { conversationId, body: 'Write to me on WhatsApp, +31 6 12345678' });
  expect(message.risky).toBe(true);
});

test('R-285 a gift is stored with its type and content', async () => {
  const { anna, conversationId } = await aChat();
  const { message } = await send(anna, { conversationId, body: '', attachment: { type: 'gift', gift: 'rose' } });
  expect(message).toMatchObject({ type: 'gift', content: { gift: 'rose' } });
});

test('R-409 a recipient who subscribed to push messages gets one', async () => {
  const { anna, bert, conversationId } = await aChat();
  const subscription = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x', member_id: bert.member.id, created_at: NOW };
  await database.db.insertInto('push_subscriptions').values(subscription).execute();
  await send(anna, { conversationId });
  const jobs = await database.db.selectFrom('jobs').select('payload').where('kind', '=', 'push').execute();
  expect(jobs.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ member_id: bert.member.id, kind: 'new_message' }));
});
