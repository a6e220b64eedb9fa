import { randomUUID } from 'node:crypto';
import { GIFTS } from '@rendezvous/shared/contract';
import { aConversation } from '../testing/aConversation';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PHOTO_PATH = '/api/chat-photo.php';

const aPhoto = async (client: TestClient): Promise<string> => (await uploadPhoto(client, PHOTO_PATH, await aPicture())).body.photo_id;
const getSpentCredits = async (memberId: string) => {
  const { spent } = await api.db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(({ fn }) => fn.sum<string>('e.credits').as('spent'))
    .where('t.member_id', '=', memberId)
    .where('e.account', '=', 'spent')
    .executeTakeFirstOrThrow();
  return Number(spent);
};

test.each([
  ['a text', { body: 'Hello' }, 1],
  ['a gif', { type: 'gif', gif: 'heart-rose' }, 1],
  ['an icebreaker', { type: 'icebreaker', icebreaker: { key: 'dream_trip', interest: null } }, 1],
  ['a rose', { type: 'gift', gift: 'rose' }, 2],
  ['flowers with a text', { type: 'gift', gift: 'flowers', body: 'For you' }, 6],
  ['a weekend', { type: 'gift', gift: 'weekend' }, 16],
])('R-276 R-285 %s is stored, shown to the partner and charged in the ledger', async (_title, message, credits) => {
  const { me, theirs, id, send } = await aConversation(api);
  const { status, body } = await send(message);
  expect(status).toBe(200);
  expect(body.credits).toBe(99 - credits);
  expect(await getSpentCredits(me.id)).toBe(1 + credits);
  const readResponse = await theirs.get('/api/chat.php', { conversation: id });
  const { client_id, mine, ...shared } = body.message;
  expect(readResponse.body.messages[1]).toMatchObject({ ...shared, mine: !mine, client_id: null });
  expect(client_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('R-285 R-393 the catalogue has 12 gifts with the prices of the domain', async () => {
  const { body } = await (await api.as(await api.aMember())).get('/api/gifts.php');
  expect(body.gifts.map(({ key }: { key: string }) => key)).toEqual(GIFTS.map(({ key }) => key));
  expect(body.gifts[11]).toEqual({ key: 'weekend', credits: 16 });
});

test('R-276 R-289 a photo costs the domain’s price and is visible to both, blurred at first', async () => {
  const { mine, theirs, id, send } = await aConversation(api);
  await send({ body: 'Hi' }, theirs);
  const { body } = await send({ type: 'photo', photo_id: await aPhoto(mine) });
  expect(body.credits).toBe(97);
  const { messages } = (await theirs.get('/api/chat.php', { conversation: id })).body;
  const { photo } = messages.at(-1);
  for (const address of [photo.filename, photo.thumb_filename, photo.blurred]) {
    expect((await api.visitor.get(address)).headers['content-type']).toBe('image/webp');
  }
  expect(photo.ratio).toBeCloseTo(5 / 6, 3);
});

test('R-289 a photo is refused until the recipient has written, unless they accept photos from everyone', async () => {
  const closedConversation = await aConversation(api);
  const refusedResponse = await closedConversation.send({ type: 'photo', photo_id: await aPhoto(closedConversation.mine) });
  expect(refusedResponse.status).toBe(403);
  expect(refusedResponse.body.error).toMatchObject({ code: 'photo_not_allowed', params: { name: closedConversation.partner.name } });
  expect(await getSpentCredits(closedConversation.me.id)).toBe(1);
  const openConversation = await aConversation(api, { partner: { photos_from_everyone: true } });
  expect((await openConversation.send({ type: 'photo', photo_id: await aPhoto(openConversation.mine) })).status).toBe(200);
});

test('R-400 another member’s photo, or one already sent, is not found', async () => {
  const { mine, theirs, send } = await aConversation(api, { partner: { photos_from_everyone: true } });
  const ownPhotoId = await aPhoto(mine);
  expect((await send({ type: 'photo', photo_id: await aPhoto(theirs) })).status).toBe(404);
  expect((await send({ type: 'photo', photo_id: ownPhotoId })).status).toBe(200);
  expect((await send({ type: 'photo', photo_id: ownPhotoId })).status).toBe(404);
});

test('R-281 a repeated gift and a repeated photo are stored and paid once', async () => {
  const { me, mine, send } = await aConversation(api, { partner: { photos_from_everyone: true } });
  for (const message of [
    { type: 'gift', gift: 'dinner' },
    { type: 'photo', photo_id: await aPhoto(mine) },
  ]) {
    const client_id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send({ ...message, client_id })));
    expect(new Set(responses.map(({ body }) => body.message.id)).size).toBe(1);
  }
  expect(await getSpentCredits(me.id)).toBe(1 + 8 + 2);
});

test('R-278 R-285 a gift sent from a profile starts a conversation and counts toward the same limit', async () => {
  const client = await api.as(await api.aMember({ credits: 9, conversations_started: 1 }));
  const sendGift = async () =>
    client.post('/api/chat.php', { profile_id: (await api.aMember()).id, type: 'gift', gift: 'rose', client_id: randomUUID() });
  expect((await sendGift()).status).toBe(200);
  expect((await sendGift()).body.error.code).toBe('conversation_limit');
});

test('R-277 a gift the sender cannot afford is refused with its price', async () => {
  const { send } = await aConversation(api, { me: { credits: 16 } });
  const { status, body } = await send({ type: 'gift', gift: 'weekend' });
  expect(status).toBe(402);
  expect(body.error.params).toEqual({ credits: 16, balance: 15 });
});

test('R-293 a fictional profile cannot start a conversation', async () => {
  const client = await api.as(await api.aMember({ credits: 9, fictional: true }));
  const body = { profile_id: (await api.aMember()).id, type: 'text', body: 'Hi', client_id: randomUUID() };
  expect((await client.post('/api/chat.php', body)).status).toBe(404);
});

test('R-294 contact details in one of the first five messages are flagged to the recipient only', async () => {
  const { theirs, id, send } = await aConversation(api);
  expect((await send({ body: 'Find me on WhatsApp' })).body.message.risky).toBe(false);
  for (const body of ['2', '3', '4', 'www.example.com is number six']) await send({ body });
  const { messages } = (await theirs.get('/api/chat.php', { conversation: id })).body;
  expect(messages.map(({ risky }: { risky: boolean }) => risky)).toEqual([false, true, false, false, false, false]);
});

test.each([
  ['a gift without its key', { type: 'gift' }],
  ['an unknown gift', { type: 'gift', gift: 'yacht' }],
  ['a gift in a text', { type: 'text', body: 'x', gift: 'rose' }],
  ['an unknown gif', { type: 'gif', gif: 'nothing-here' }],
  ['a gif with a text', { type: 'gif', gif: 'heart-rose', body: 'x' }],
  ['an opener about an interest without one', { type: 'icebreaker', icebreaker: { key: 'interest_story', interest: null } }],
  ['a general opener about an interest', { type: 'icebreaker', icebreaker: { key: 'dream_trip', interest: 'art' } }],
  ['a text that says nothing', { type: 'text', body: '   ' }],
  ['a text without one', { type: 'text' }],
  ['an unknown type', { type: 'video', body: 'x' }],
])('R-363 %s is rejected and costs nothing', async (_title, message) => {
  const { me, send } = await aConversation(api);
  const { status, body } = await send(message);
  expect([status, body.error.code]).toEqual([422, 'validation']);
  expect(await getSpentCredits(me.id)).toBe(1);
});

test('R-285 the text of a gift has 140 characters at most', async () => {
  const { send } = await aConversation(api);
  expect((await send({ type: 'gift', gift: 'rose', body: '😀'.repeat(140) })).status).toBe(200);
  const { status, body } = await send({ type: 'gift', gift: 'rose', body: '😀'.repeat(141) });
  expect([status, body.error.params]).toEqual([413, { limit: 140 }]);
});

test('R-276 R-400 missing credits are reported before a photo that is not the sender’s own', async () => {
  const { send } = await aConversation(api, { me: { credits: 1 }, partner: { photos_from_everyone: true } });
  const foreignPhotoMessage = { type: 'photo', photo_id: 'A1b2C3d4E5f6G7h8' };
  expect((await send(foreignPhotoMessage)).body.error.code).toBe('not_enough_credits');
  const { send: sendWithCredits } = await aConversation(api, { partner: { photos_from_everyone: true } });
  expect((await sendWithCredits(foreignPhotoMessage)).body.error.code).toBe('not_found');
});
