import { aMessage } from '@rendezvous/shared/testing';
import { findArrival, mergePage } from './newMessages';

const message = (id: string, mine = false) => aMessage({ id, mine });
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).join('');

describe('mergePage', () => {
  test('R-296 a newer page appends to what is shown and keeps older messages', () => {
    const { messages, isContiguous } = mergePage([message('a'), message('b'), message('c')], [message('b'), message('c'), message('d')]);
    expect(ids(messages)).toBe('abcd');
    expect(isContiguous).toBe(true);
  });

  test('R-281 a message of mine confirmed while the page was loading stays', () => {
    expect(ids(mergePage([message('a'), message('x', true)], [message('a')]).messages)).toBe('ax');
  });

  test('R-273 a page that does not overlap replaces everything, so that no gap is hidden', () => {
    const { messages, isContiguous } = mergePage([message('a'), message('b')], [message('y'), message('z')]);
    expect(ids(messages)).toBe('yz');
    expect(isContiguous).toBe(false);
  });

  test('a first page and an empty one are used unchanged', () => {
    expect(ids(mergePage([], [message('a')]).messages)).toBe('a');
    expect(mergePage([], [])).toEqual({ messages: [], isContiguous: false });
  });
});

test('R-296 only new messages from the partner are announced', () => {
  const loadedMessages = [message('a')];
  expect(findArrival(loadedMessages, [message('a')])).toBeNull();
  expect(findArrival(loadedMessages, [message('a'), message('b', true)])).toBeNull();
  expect(findArrival(loadedMessages, [message('a'), message('b'), message('c')])?.id).toBe('c');
});
