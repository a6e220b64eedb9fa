import type { ErrorCode } from '@rendezvous/shared/contract';
import { aMessage, anError, aStore, aUser, MemoryStorage } from '@rendezvous/shared/testing';
import { FIRST_RETRY_DELAY_MS, Outbox } from './Outbox';
import { OutboxStorage } from './OutboxStorage';

const open = (local = new MemoryStorage()) => {
  const setup = aStore({ user: aUser(), services: { local } });
  const sentTexts: string[] = [];
  const refusedTexts: string[] = [];
  const outbox: Outbox = new Outbox(setup.store, new OutboxStorage(setup.store), {
    getKey: () => 'member:Anna000000',
    getRecipient: () => ({ profile_id: 'Anna000000' }),
    onSent: ({ message }) => {
      sentTexts.push(message.body);
      if (message.client_id !== null) outbox.discard(message.client_id);
    },
    onRefused: (body) => refusedTexts.push(body),
  });
  const answer = () =>
    setup.api.reply({
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({ client_id: body.client_id, body: body.body ?? '', mine: true }),
        conversation: { id: 'Chat000000' },
        credits: 1,
      }),
    });
  const listStates = () => outbox.messages.map(({ body, state }) => [body, state]);
  return { ...setup, outbox, sentTexts, refusedTexts, answer, listStates, local };
};

describe('Outbox', () => {
  test('R-281 a message shows at once and is removed once it is stored', async () => {
    const { outbox, sentTexts, answer } = open();
    answer();
    const sending = outbox.send('Hi', 'uuid-1');
    expect(outbox.messages).toMatchObject([{ body: 'Hi', state: 'sending' }]);
    await sending;
    expect(outbox.messages).toHaveLength(0);
    expect(sentTexts).toEqual(['Hi']);
  });

  test.each<ErrorCode>(['not_enough_credits', 'conversation_limit'])('R-277, R-278 %s returns the text to the draft', async (code) => {
    const { api, outbox, refusedTexts, answer } = open();
    api.reply({ 'POST /api/chat.php': anError(code) });
    await outbox.send('Hi', 'uuid-1');
    expect(outbox).toMatchObject({ messages: [], refusal: code, refusalError: { code } });
    expect(refusedTexts).toEqual(['Hi']);
    answer();
    await outbox.send('Hi', 'uuid-2');
    expect(outbox).toMatchObject({ refusal: null, refusalError: null });
  });

  test.each<ErrorCode>(['member_gone', 'blocked_by_member', 'not_confirmed', 'message_too_long'])(
    'R-290 after %s the message stays, gives the reason and can be discarded',
    async (code) => {
      const { api, outbox, refusedTexts } = open();
      api.reply({ 'POST /api/chat.php': anError(code) });
      await outbox.send('Hi', 'uuid-1');
      expect(outbox.messages).toMatchObject([{ body: 'Hi', state: 'failed', error: { code } }]);
      expect(refusedTexts).toEqual([]);
      outbox.discard('uuid-1');
      expect(outbox.messages).toEqual([]);
    },
  );

  test('R-281 one failed message leaves the others alone, and only a failed one is tried again', async () => {
    const { api, outbox, sentTexts, answer } = open();
    api.reply({ 'POST /api/chat.php': anError('not_confirmed') });
    await outbox.send('One', 'uuid-1');
    answer();
    await outbox.send('Two', 'uuid-2');
    await Promise.all([outbox.retry('uuid-1'), outbox.retry('uuid-1'), outbox.retry('uuid-9')]);
    expect(sentTexts).toEqual(['Two', 'One']);
  });

  test('R-282 offline no calls are made: messages wait and are sent in order once online', async () => {
    const { api, store, outbox, sentTexts, listStates, answer } = open();
    answer();
    store.network.setOnline(false);
    await outbox.send('One', 'uuid-1');
    await outbox.send('Two', 'uuid-2');
    expect(api.recordedRequests).toEqual([]);
    expect(listStates()).toEqual([
      ['One', 'waiting'],
      ['Two', 'waiting'],
    ]);
    store.network.setOnline(true);
    await outbox.flush();
    expect(sentTexts).toEqual(['One', 'Two']);
  });

  test('R-281 R-282 one message at a time: the second is sent once the first is stored', async () => {
    const { api, outbox, answer, listStates } = open();
    answer();
    await Promise.all([outbox.send('One', 'uuid-1'), outbox.send('Two', 'uuid-2'), outbox.flush(), outbox.flush()]);
    expect(api.calls('POST /api/chat.php').map(({ client_id: id }) => id)).toEqual(['uuid-1', 'uuid-2']);
    expect(listStates()).toEqual([]);
  });

  test.each<ErrorCode>(['overloaded', 'rate_limited'])(
    'R-282 after %s a message waits and is retried automatically, with growing delays',
    async (code) => {
      const { api, clock, outbox, sentTexts, listStates, answer } = open();
      api.reply({ 'POST /api/chat.php': anError(code) });
      await outbox.send('One', 'uuid-1');
      expect(listStates()).toEqual([['One', 'waiting']]);
      clock.advance(FIRST_RETRY_DELAY_MS);
      await outbox.flush();
      const attemptCount = api.recordedRequests.length;
      clock.advance(FIRST_RETRY_DELAY_MS);
      expect(api.recordedRequests).toHaveLength(attemptCount);
      answer();
      clock.advance(FIRST_RETRY_DELAY_MS);
      await outbox.flush();
      expect(sentTexts).toEqual(['One']);
    },
  );

  test('R-282 a message without a reply waits; messages written in the meantime wait behind it', async () => {
    const { api, outbox, sentTexts, listStates, answer } = open();
    api.online = false;
    await outbox.send('One', 'uuid-1');
    await outbox.send('Two', 'uuid-2');
    expect(listStates().map(([, state]) => state)).toEqual(['waiting', 'waiting']);
    api.online = true;
    answer();
    await outbox.flush();
    expect(sentTexts).toEqual(['One', 'Two']);
  });

  test('R-282 a message that waited fails permanently like any other, and the next one is sent', async () => {
    const { api, store, outbox, listStates } = open();
    store.network.setOnline(false);
    await outbox.send('One', 'uuid-1');
    await outbox.send('Two', 'uuid-2');
    api.reply({ 'POST /api/chat.php': anError('message_too_long') });
    store.network.setOnline(true);
    await outbox.flush();
    expect(listStates()).toEqual([
      ['One', 'failed'],
      ['Two', 'failed'],
    ]);
  });

  test('R-277 R-282 without credits all waiting messages become the draft again, in order', async () => {
    const { api, store, outbox, refusedTexts } = open();
    store.network.setOnline(false);
    await outbox.send('One', 'uuid-1');
    await outbox.send('Two', 'uuid-2');
    api.reply({ 'POST /api/chat.php': anError('not_enough_credits') });
    store.network.setOnline(true);
    await outbox.flush();
    expect(refusedTexts).toEqual(['One\nTwo']);
    expect(outbox.messages).toEqual([]);
    expect(api.calls('POST /api/chat.php')).toHaveLength(1);
  });

  test('R-282 a page that reloads while a message is in flight resends it with the same id', async () => {
    const earlierPage = open();
    earlierPage.api.reply({ 'POST /api/chat.php': () => new Promise(() => undefined) });
    void earlierPage.outbox.send('One', 'uuid-1');
    const laterPage = open(earlierPage.local);
    laterPage.answer();
    await laterPage.outbox.restore();
    expect(laterPage.api.calls('POST /api/chat.php')).toMatchObject([{ client_id: 'uuid-1', body: 'One' }]);
    expect(laterPage.local.get('chat-outbox')).toBeNull();
  });

  test('R-281 a message that another tab has sent or returned to the draft is not sent here', async () => {
    const earlierPage = open();
    earlierPage.store.network.setOnline(false);
    await earlierPage.outbox.send('One', 'uuid-1');
    const otherTab = open(earlierPage.local);
    otherTab.answer();
    await otherTab.outbox.restore();
    earlierPage.store.network.setOnline(true);
    await earlierPage.outbox.flush();
    expect(earlierPage.api.recordedRequests).toEqual([]);
    expect(earlierPage.outbox.messages).toEqual([]);
  });

  test('R-281 R-282 messages are sent even when the browser stores nothing', async () => {
    const { outbox, sentTexts, answer } = open(
      new (class extends MemoryStorage {
        override set(): void {}
      })(),
    );
    answer();
    await outbox.send('One', 'uuid-1');
    expect(sentTexts).toEqual(['One']);
  });

  test('R-087 R-282 a member who has become invisible in the meantime is not made visible by a waiting message', async () => {
    const { api, store, outbox, listStates } = open();
    store.session.patch({ invisible: true });
    await outbox.send('One', 'uuid-1');
    expect(api.recordedRequests).toEqual([]);
    expect(listStates()).toEqual([['One', 'waiting']]);
  });

  test('R-150 after logout nothing is sent, restored or kept', async () => {
    const { api, store, outbox, sentTexts, refusedTexts, clock, local } = open();
    let answerLate = (): void => undefined;
    api.reply({ 'POST /api/chat.php': () => new Promise((resolve) => (answerLate = () => resolve(anError('not_enough_credits')))) });
    const sending = outbox.send('One', 'uuid-1');
    await new Promise(process.nextTick);
    void outbox.send('Two', 'uuid-2');
    outbox.close();
    store.session.setUser(aUser({ id: 'Other00000' }));
    local.remove('chat-outbox');
    answerLate();
    await sending;
    await outbox.flush();
    expect(api.calls('POST /api/chat.php')).toHaveLength(1);
    expect([sentTexts, refusedTexts, clock.pendingCount, local.get('chat-outbox')]).toEqual([[], [], 0, null]);
  });
});
