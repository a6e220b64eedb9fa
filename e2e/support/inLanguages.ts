import { test } from './test';

/** English at both widths, German on the phone, Polish on the desktop; `@full` adds what is left. */
const VISITS: readonly { language: string; width?: 'phone' | 'desktop'; full?: true }[] = [
  { language: 'en' },
  { language: 'de', width: 'phone' },
  { language: 'pl', width: 'desktop' },
  { language: 'de', width: 'desktop', full: true },
  { language: 'pl', width: 'phone', full: true },
];

/** A journey in every language; where a tag names a width it is made at no other. */
export function inLanguages(journey: (language: string) => void): void {
  for (const { language, width, full } of VISITS) {
    const place = width === undefined ? '' : `, on a ${width}`;
    const tag = [...(width === undefined ? [] : [`@${width}`]), ...(full ? ['@full'] : [])];
    test.describe(`in ${language}${place}`, { tag }, () => {
      test.use({ language });
      journey(language);
    });
  }
}
