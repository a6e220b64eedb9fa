import type { Locale } from '@rendezvous/shared/contract';
import { CLAIMS, type Claim } from './CLAIMS';

const CLAIM_NAMES: Record<Claim, string> = {
  counter: 'counts people',
  waiting: 'says that somebody waits',
  online: 'says that somebody is online',
  message: 'claims a message or a liking that nobody sent',
  countdown: 'counts down to an end that is not real',
};

/** `#` of the table: a number as people write it, with blanks, points and a plus. */
const NUMBER = String.raw`\d[\d.,' ]*\+?`;

const patternOf = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source.replaceAll('#', NUMBER)})(?![\p{L}\p{N}])`, 'iu');

/** One kind of digit, apostrophe and blank, and nothing that is not seen, so that the table needs no other. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ');

/** What a text says that is not known to be true, in words; empty for a text that may stand. */
export function untrueClaims(locale: Locale, text: string): string[] {
  return (Object.keys(CLAIM_NAMES) as Claim[]).flatMap((claim) => {
    const [found] = patternOf(CLAIMS[locale][claim]).exec(plain(text)) ?? [];
    return found === undefined ? [] : [`${CLAIM_NAMES[claim]}: “${found.trim()}” (R-352)`];
  });
}
