import { createWordReplacer } from './continueDocument';

const TEXT = 'a NONCE b NONCE c';

test.each(Array.from({ length: TEXT.length + 1 }, (_, index) => index))('a word is replaced wherever the text is split (%i)', (splitAt) => {
  const replaceWord = createWordReplacer('NONCE', 'other-one');
  expect(replaceWord(TEXT.slice(0, splitAt), false) + replaceWord(TEXT.slice(splitAt), false) + replaceWord('', true)).toBe(
    'a other-one b other-one c',
  );
});

test('text is passed on as it arrives, except for what may be the beginning of the word', () => {
  const replaceWord = createWordReplacer('NONCE', 'x');
  expect([replaceWord('hello you', false), replaceWord(' there', false), replaceWord('!', true)]).toEqual(['hello', ' you t', 'here!']);
});
