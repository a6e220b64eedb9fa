import { LOCALES } from '@rendezvous/shared/contract';
import { siteTexts } from './siteTexts';

test.each(LOCALES)('R-134 %s has a singular and a plural for fictional profiles, and a full warning sentence', (locale) => {
  const { fictional_singular: one, fictional_plural: several, fictional_warning: warning } = siteTexts[locale];
  expect(one).not.toBe('');
  expect(several).not.toBe(one);
  expect(warning).toMatch(/\.$/);
});

test('R-104 no two languages share a sentence', () => {
  const sentences = LOCALES.flatMap((locale) => [siteTexts[locale].index_title, siteTexts[locale].description]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(LOCALES)('R-352 %s promises nothing the site cannot keep', (locale) => {
  const { index_title: title, description } = siteTexts[locale];
  expect(`${title} ${description}`).not.toMatch(/\d|%|!/);
});
