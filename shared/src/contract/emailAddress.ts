/** Maximum length of an email address, in UTF-16 code units. */
export const EMAIL_MAX = 254;

const ADDRESS_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.(\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** True for an address of at most 254 characters with one @ and a top-level domain of at least two letters or in `xn--` form. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX && ADDRESS_PATTERN.test(text);

/** Common email domains; a domain that differs slightly from one of them is probably a typo. */
export const EMAIL_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'protonmail.com',
  'hotmail.nl',
  'live.nl',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'home.nl',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'hotmail.de',
  'yahoo.de',
  'yahoo.fr',
  'orange.fr',
  'hotmail.fr',
  'free.fr',
  'laposte.net',
  'wanadoo.fr',
  'libero.it',
  'hotmail.it',
  'virgilio.it',
  'alice.it',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'interia.pl',
  'hotmail.es',
  'telia.com',
  'live.dk',
  'hotmail.se',
] as const;

/** Maximum edit distance of a typo. */
const TYPO_EDITS_MAX = 2;
/** Maximum length of a short domain, for which only one edit counts as a typo: short domains often differ by two edits by chance. */
const SHORT_DOMAIN_LENGTH = 6;

/** Returns the fewest edits (insert, delete, substitute, transpose) that turn the first `row` letters of `a` into the first `column` of `b`. */
function countEdits(a: string, b: string, row: number, column: number, table: number[][]): number {
  const distanceAt = (rowOffset: number, columnOffset: number): number => table[row - rowOffset]?.[column - columnOffset] ?? Infinity;
  if (row === 0 || column === 0) return row + column;
  const replacementDistance = distanceAt(1, 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
  const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return Math.min(distanceAt(1, 0) + 1, distanceAt(0, 1) + 1, replacementDistance, isSwap ? distanceAt(2, 2) + 1 : Infinity);
}

function getEditDistance(a: string, b: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= a.length; row += 1) {
    table[row] = [];
    for (let column = 0; column <= b.length; column += 1) table[row]?.push(countEdits(a, b, row, column, table));
  }
  return table[a.length]?.[b.length] ?? 0;
}

const isTypo = (domain: string, distance: number): boolean =>
  distance > 0 && distance <= (domain.length <= SHORT_DOMAIN_LENGTH ? 1 : TYPO_EDITS_MAX);

/** Returns the address that was probably meant, for example `anna@gmail.com` for `anna@gmial.com`; null without a suggestion. */
export function emailSuggestion(address: string): string | null {
  const [name, domain, ...rest] = address.trim().split('@');
  if (!name || !domain || rest.length > 0) return null;
  const typedDomain = domain.toLowerCase();
  const nearestMatch = EMAIL_DOMAINS.map((candidate) => ({ candidate, distance: getEditDistance(typedDomain, candidate) })).sort(
    (a, b) => a.distance - b.distance,
  )[0];
  return nearestMatch && isTypo(nearestMatch.candidate, nearestMatch.distance) ? `${name}@${nearestMatch.candidate}` : null;
}
