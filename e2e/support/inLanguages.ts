import { test } from './test';

type Width = 'phone' | 'desktop' | 'tablet';

interface Visit {
  language: string;
  width?: Width;
  full?: true;
}

/** English on the phone by default; `@full` adds English at the other widths, and German and Polish. */
const VISITS: readonly Visit[] = [
  { language: 'en', width: 'phone' },
  { language: 'en', width: 'desktop', full: true },
  { language: 'en', width: 'tablet', full: true },
  { language: 'de', width: 'phone', full: true },
  { language: 'pl', width: 'desktop', full: true },
  { language: 'de', width: 'desktop', full: true },
  { language: 'pl', width: 'phone', full: true },
];

/** English at every width by default, for pages whose layout depends on the width. */
const EVERY_WIDTH_VISITS: readonly Visit[] = [{ language: 'en' }, ...VISITS.filter(({ language }) => language !== 'en')];

function describeVisits(visits: readonly Visit[], journey: (language: string) => void): void {
  for (const { language, width, full } of visits) {
    const suffix = width === undefined ? '' : `, on a ${width}`;
    const tag = [...(width === undefined ? [] : [`@${width}`]), ...(full ? ['@full'] : [])];
    test.describe(`in ${language}${suffix}`, { tag }, () => {
      test.use({ language });
      journey(language);
    });
  }
}

/** Defines a journey in English, German and Polish; by default it runs in English on the phone or, with `atEveryWidth`, at every width. */
export const inLanguages = (journey: (language: string) => void, { atEveryWidth = false } = {}): void =>
  describeVisits(atEveryWidth ? EVERY_WIDTH_VISITS : VISITS, journey);

/** Defines a journey in English through pages with the same layout at every width: on the phone and, with `@full`, on the desktop. */
export const inEnglish = (journey: () => void): void =>
  describeVisits(
    VISITS.filter(({ language, width }) => language === 'en' && width !== 'tablet'),
    journey,
  );

/** Defines a journey in English and Finnish, whose words are long, on phone and desktop; by default it runs in English on the phone. */
export const inLongWords = (journey: (language: string) => void): void =>
  describeVisits(
    ['en', 'fi'].flatMap((language) =>
      (['phone', 'desktop'] as const).map((width): Visit => ({
        language,
        width,
        ...((language === 'fi' || width === 'desktop') && { full: true }),
      })),
    ),
    journey,
  );
