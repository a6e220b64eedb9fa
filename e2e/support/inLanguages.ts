import { test } from './test';

type Width = 'phone' | 'desktop' | 'tablet';

interface Visit {
  language: string;
  width?: Width;
  full?: true;
}

/** English on the phone; `@full` adds the other widths and languages. */
const VISITS: readonly Visit[] = [
  { language: 'en', width: 'phone' },
  { language: 'en', width: 'desktop', full: true },
  { language: 'en', width: 'tablet', full: true },
  { language: 'de', width: 'phone', full: true },
  { language: 'pl', width: 'desktop', full: true },
  { language: 'de', width: 'desktop', full: true },
  { language: 'pl', width: 'phone', full: true },
];

/** English at every width, for pages whose layout differs between them. */
const WHEREVER: readonly Visit[] = [{ language: 'en' }, ...VISITS.filter(({ language }) => language !== 'en')];

function inVisits(visits: readonly Visit[], journey: (language: string) => void): void {
  for (const { language, width, full } of visits) {
    const place = width === undefined ? '' : `, on a ${width}`;
    const tag = [...(width === undefined ? [] : [`@${width}`]), ...(full ? ['@full'] : [])];
    test.describe(`in ${language}${place}`, { tag }, () => {
      test.use({ language });
      journey(language);
    });
  }
}

/** A journey in every language, or only at the width named by a tag. */
export const inLanguages = (journey: (language: string) => void, { atEveryWidth = false } = {}): void =>
  inVisits(atEveryWidth ? WHEREVER : VISITS, journey);

/** A journey in English over pages with a uniform layout: on the phone, and with `@full` on the desktop. */
export const onPhoneFirst = (journey: () => void): void =>
  inVisits(
    VISITS.filter(({ language, width }) => language === 'en' && width !== 'tablet'),
    journey,
  );

/** A journey in English and Finnish, a language with long words, at both widths; by default in English on the phone. */
export const inLongWords = (journey: (language: string) => void): void =>
  inVisits(
    ['en', 'fi'].flatMap((language) =>
      (['phone', 'desktop'] as const).map((width): Visit => ({
        language,
        width,
        ...((language === 'fi' || width === 'desktop') && { full: true }),
      })),
    ),
    journey,
  );
