import { createWordReplacer } from './continueDocument';

const TEXT = 'a NONCE b NONCE c';

test.each(Array.from({ length: TEXT.length + 1 }, (_, index) => index))('a word is replaced wherever the text is split (%i)', (cut) => {
  const rename = createWordReplacer('NONCE', 'other-one');
  expect(rename(TEXT.slice(0, cut), false) + rename(TEXT.slice(cut), false) + rename('', true)).toBe('a other-one b other-one c');
});

test('text is passed on as it arrives, except for what may be the beginning of the word', () => {
  const rename = createWordReplacer('NONCE', 'x');
  expect([rename('hello you', false), rename(' there', false), rename('!', true)]).toEqual(['hello', ' you t', 'here!']);
});
