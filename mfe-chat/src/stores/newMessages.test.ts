import { aMessage } from '@rendezvous/shared/testing';
import { findArrival, mergePage } from './newMessages';

const aMessageWithId = (id: string, mine = false) => aMessage({ id, mine });
const joinIds = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).join('');

describe('mergePage', () => {
  test('R-296 a newer page appends to what is shown and keeps older messages', () => {
    const { messages, isContiguous } = mergePage(
      [aMessageWithId('a'), aMessageWithId('b'), aMessageWithId('c')],
      [aMessageWithId('b'), aMessageWithId('c'), aMessageWithId('d')],
    );
    expect(joinIds(messages)).toBe('abcd');
    expect(isContiguous).toBe(true);
  });

  test('R-281 a message of mine confirmed while the page was loading stays', () => {
    expect(joinIds(mergePage([aMessageWithId('a'), aMessageWithId('x', true)], [aMessageWithId('a')]).messages)).toBe('ax');
  });

  test('R-273 a page that does not overlap replaces everything, so that no gap is hidden', () => {
    const { messages, isContiguous } = mergePage([aMessageWithId('a'), aMessageWithId('b')], [aMessageWithId('y'), aMessageWithId('z')]);
    expect(joinIds(messages)).toBe('yz');
    expect(isContiguous).toBe(false);
  });

  test('a first page and an empty one are used unchanged', () => {
    expect(joinIds(mergePage([], [aMessageWithId('a')]).messages)).toBe('a');
    expect(mergePage([], [])).toEqual({ messages: [], isContiguous: false });
  });
});

test('R-296 only new messages from the partner are announced', () => {
  const loadedMessages = [aMessageWithId('a')];
  expect(findArrival(loadedMessages, [aMessageWithId('a')])).toBeNull();
  expect(findArrival(loadedMessages, [aMessageWithId('a'), aMessageWithId('b', true)])).toBeNull();
  expect(findArrival(loadedMessages, [aMessageWithId('a'), aMessageWithId('b'), aMessageWithId('c')])?.id).toBe('c');
});
