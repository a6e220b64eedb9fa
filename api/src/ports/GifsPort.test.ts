import { GIF_LOCALES, LOCALES } from '@rendezvous/shared/contract';
import { fromGifLocale } from './GifsPort';

test('R-105 each code maps back to its language', () => {
  expect(LOCALES.map((locale) => fromGifLocale(GIF_LOCALES[locale]))).toEqual([...LOCALES]);
});
