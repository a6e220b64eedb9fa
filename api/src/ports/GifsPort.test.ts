import { GIF_LOCALES, LOCALES } from '@rendezvous/shared/contract';
import { localeOfGifs } from './GifsPort';

test('R-105 each code maps back to its language', () => {
  expect(LOCALES.map((locale) => localeOfGifs(GIF_LOCALES[locale]))).toEqual([...LOCALES]);
});
