import { DAY_S, type Message } from '@rendezvous/shared/contract';
import { aMessage, NOW_S } from '@rendezvous/shared/testing';
import type { OutgoingMessage } from '../stores/OutgoingMessage';
import { buildMessageRows } from './messageRows';

const createRows = (messages: Message[], firstUnreadId: string | null = null, outgoing: OutgoingMessage[] = []) =>
  buildMessageRows({ messages, outgoing, firstUnreadId });

const formatGroups = (messages: Message[]) =>
  createRows(messages).flatMap((row) =>
    row.kind === 'message' ? [`${row.starts ? '[' : ''}${row.message.id}${row.ends ? ']' : ''}`] : [],
  );

describe('buildMessageRows', () => {
  test('R-273 each day begins with its name', () => {
    const days = [NOW_S - 2 * DAY_S, NOW_S - DAY_S, NOW_S - DAY_S + 5].map((created, index) => aMessage({ id: `m${index}`, created }));
    expect(createRows(days).map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message', 'message']);
  });

  test.each([
    ['within two minutes', 120, ['[a', 'b]']],
    ['later than that', 121, ['[a]', '[b]']],
  ])('R-273 messages from one person are grouped only within two minutes: %s', (_, gapS, expected) => {
    expect(formatGroups([aMessage({ id: 'a', created: NOW_S - gapS }), aMessage({ id: 'b', created: NOW_S })])).toEqual(expected);
  });

  test('R-273 a message from the other side starts a new group', () => {
    expect(formatGroups([aMessage({ id: 'a' }), aMessage({ id: 'b', mine: true }), aMessage({ id: 'c', mine: true })])).toEqual([
      '[a]',
      '[b',
      'c]',
    ]);
  });

  test('R-273 the divider comes before the first unread message and splits a group', () => {
    const kinds = createRows([aMessage({ id: 'a' }), aMessage({ id: 'b' })], 'b');
    expect(kinds.map(({ kind }) => kind)).toEqual(['day', 'message', 'unread', 'message']);
    expect(kinds[1]).toMatchObject({ ends: true });
  });

  test('R-290 a message keeps its place and its key when the server has stored it', () => {
    const waiting: OutgoingMessage = {
      clientId: 'uuid-1',
      body: 'Hi',
      icebreaker: undefined,
      created: NOW_S,
      state: 'sending',
      error: null,
    };
    const before = createRows([], null, [waiting]).at(-1);
    const after = createRows([aMessage({ client_id: 'uuid-1', mine: true, created: NOW_S })]).at(-1);
    expect(before?.kind).toBe('outgoing');
    expect(after?.kind).toBe('message');
    expect(before?.key).toBe(after?.key);
  });
});
