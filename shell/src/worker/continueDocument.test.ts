import { replaceWord } from './continueDocument';

const TEXT = 'a NONCE b NONCE c';

test.each(Array.from({ length: TEXT.length + 1 }, (_, index) => index))('a word is renamed wherever the text is cut (%i)', (cut) => {
  const rename = replaceWord('NONCE', 'other-one');
  expect(rename(TEXT.slice(0, cut), false) + rename(TEXT.slice(cut), false) + rename('', true)).toBe('a other-one b other-one c');
});

test('text goes on as it comes, but for what may be the begin of the word', () => {
  const rename = replaceWord('NONCE', 'x');
  expect([rename('hello you', false), rename(' there', false), rename('!', true)]).toEqual(['hello', ' you t', 'here!']);
});
