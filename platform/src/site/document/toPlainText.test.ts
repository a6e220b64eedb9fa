import { toPlainText } from './toPlainText';

describe('text that is put into a document', () => {
  it.each([
    ['a text', 'Messages', 'Messages'],
    ['a compiled text', [{ type: 0, value: 'Messages' }], 'Messages'],
    ['one with a variable', [{ type: 1, value: 'name' }], undefined],
    [
      'one of several parts',
      [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
      undefined,
    ],
    ['an empty one', [], undefined],
    ['nothing', undefined, undefined],
  ])('of a message is used only when plain: %s', (_, message, text) => {
    expect(toPlainText(message)).toBe(text);
  });
});
