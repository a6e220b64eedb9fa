import type { ErrorCode } from '@rendezvous/shared/contract';
import { aMessage, anError, aStore, aUser } from '@rendezvous/shared/testing';
import { Outbox } from './Outbox';

const open = () => {
  const test = aStore({ user: aUser() });
  const sent: string[] = [];
  const refused: string[] = [];
  const outbox: Outbox = new Outbox(test.store, {
    recipient: () => ({ profile_id: 'Anna000000' }),
    onSent: ({ message }) => {
      sent.push(message.body);
      if (message.client_id !== null) outbox.discard(message.client_id);
    },
    onRefused: (body) => refused.push(body),
  });
  const answer = () =>
    test.api.reply({
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({ client_id: body.client_id, body: body.body ?? '', mine: true }),
        conversation: { id: 'Chat000000' },
        credits: 1,
      }),
    });
  return { ...test, outbox, sent, refused, answer };
};

describe('Outbox', () => {
  test('R-281 a message shows at once and leaves when it is stored', async () => {
    const { outbox, sent, answer } = open();
    answer();
    const sending = outbox.send('Hi', 'uuid-1');
    expect(outbox.messages).toMatchObject([{ body: 'Hi', state: 'sending' }]);
    await sending;
    expect(outbox.messages).toHaveLength(0);
    expect(sent).toEqual(['Hi']);
  });

  test.each<ErrorCode>(['not_enough_credits', 'conversation_limit'])('R-277, R-278 %s gives the text back', async (code) => {
    const { api, outbox, refused, answer } = open();
    api.reply({ 'POST /api/chat.php': anError(code) });
    await outbox.send('Hi', 'uuid-1');
    expect(outbox).toMatchObject({ messages: [], refusal: code, refusedBy: { code } });
    expect(refused).toEqual(['Hi']);
    answer();
    await outbox.send('Hi', 'uuid-2');
    expect(outbox).toMatchObject({ refusal: null, refusedBy: null });
  });

  test.each<ErrorCode>(['member_gone', 'blocked_by_member', 'not_confirmed', 'message_too_long'])(
    'R-290 after %s the message stays, says why and can be given up',
    async (code) => {
      const { api, outbox, refused } = open();
      api.reply({ 'POST /api/chat.php': anError(code) });
      await outbox.send('Hi', 'uuid-1');
      expect(outbox.messages).toMatchObject([{ body: 'Hi', state: 'failed', error: { code } }]);
      expect(refused).toEqual([]);
      outbox.discard('uuid-1');
      expect(outbox.messages).toEqual([]);
    },
  );

  test('R-281 one failed message leaves the others alone, and only a failed one is tried again', async () => {
    const { api, outbox, sent, answer } = open();
    api.online = false;
    await outbox.send('One', 'uuid-1');
    api.online = true;
    answer();
    await outbox.send('Two', 'uuid-2');
    await Promise.all([outbox.retry('uuid-1'), outbox.retry('uuid-1'), outbox.retry('uuid-9')]);
    expect(sent).toEqual(['Two', 'One']);
  });
});
