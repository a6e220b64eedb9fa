import type { Locale } from '@rendezvous/shared/contract';
import { createReadingRule, findMatches } from './LintText';

/** Units that follow a number; they are neither nouns nor need a plural. */
export const UNITS = 'km m cm MB KB kB GB Mo Ko Mt € $ £ kr zł h min s sek Std Min t'.split(' ');

/** A number of the text or a variable that is one. */
const NUMBER = String.raw`(?:\d|\{#\w*\})`;

const UNIT_AFTER_SPACE = new RegExp(
  String.raw`${NUMBER} (?:${UNITS.map((unit) => unit.replace('$', String.raw`\$`)).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** A percent sign also follows variables that are texts, such as `{percentage}`. */
const PERCENT_AFTER_SPACE = /(?:\d|\}) %/gu;

const PERCENT_WITHOUT_SPACE = /(?:\d|\})%/gu;

/** Languages that write `5 %`; the others write `5%`. */
const SPACED_PERCENT: readonly Locale[] = ['de', 'fr', 'es', 'da', 'fi', 'nb', 'sv'];

/** Numbers stay beside their unit or percent sign: a line must not break between them. */
export const unitSpaces = createReadingRule((reading, { locale }) => [
  ...findMatches(reading, UNIT_AFTER_SPACE, 'needs a no-break space before the unit'),
  ...findMatches(reading, PERCENT_AFTER_SPACE, 'needs a no-break space before %'),
  ...(SPACED_PERCENT.includes(locale) ? findMatches(reading, PERCENT_WITHOUT_SPACE, 'needs a no-break space before %') : []),
]);

/** `! ? : ;` after anything but a no-break space; not `?!`, `10:30` and `https://`. */
const SIGN_WITHOUT_SPACE =
  /(?<=[^\s!?:;…({«])\s?(?<![\u00a0\u202f])[!?;](?![\p{L}\p{N}])|(?<=[^\s!?:;…({«])\s?(?<![\u00a0\u202f]):(?!\/\/|\d)/gu;
const OPENING_QUOTE = /«(?![\u00a0\u202f])/gu;
const CLOSING_QUOTE = /(?<![\u00a0\u202f])»/gu;

/** French has a no-break space before `! ? : ;` and inside « » (U+202F or U+00A0). */
export const frenchSpaces = createReadingRule((reading, { locale }) =>
  locale === 'fr'
    ? [
        ...findMatches(reading, SIGN_WITHOUT_SPACE, 'needs a no-break space before the sign'),
        ...findMatches(reading, OPENING_QUOTE, 'needs a no-break space after «'),
        ...findMatches(reading, CLOSING_QUOTE, 'needs a no-break space before »'),
      ]
    : [],
);
