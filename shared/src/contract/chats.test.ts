import { GIF_LOCALES } from './chats';
import { LOCALES } from './locales';

it.each([
  ['en', 'en_US'],
  ['nl', 'nl_NL'],
  ['de', 'de_DE'],
  ['it', 'it_IT'],
  ['fr', 'fr_FR'],
  ['es', 'es_ES'],
  ['pl', 'pl_PL'],
  ['da', 'da_DK'],
  ['fi', 'fi_FI'],
  ['nb', 'no_NO'],
  ['sv', 'sv_SE'],
] as const)('R-105 a GIF search sends the language %s as %s', (locale, code) => {
  expect(GIF_LOCALES[locale]).toBe(code);
});

it('R-105 every language of the product has a code', () => {
  expect(Object.keys(GIF_LOCALES)).toEqual([...LOCALES]);
});
