/** Mail domains members use most; a domain close to one of them is probably a slip. */
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

/** Edits that still count as a slip, in characters. */
const SLIP_MAX = 2;
/** Domains up to this length differ by chance at two edits. */
const SHORT_DOMAIN = 6;

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? (before[column - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced, swapped));
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}

const isSlip = (known: string, distance: number): boolean => distance > 0 && distance <= (known.length <= SHORT_DOMAIN ? 1 : SLIP_MAX);

/** The address somebody probably meant, or null: `anna@gmial.com` gives `anna@gmail.com`. */
export function emailSuggestion(address: string): string | null {
  const [name, domain, ...rest] = address.trim().split('@');
  if (!name || !domain || rest.length > 0) return null;
  const typed = domain.toLowerCase();
  const nearest = EMAIL_DOMAINS.map((known) => ({ known, distance: editDistance(typed, known) })).sort(
    (a, b) => a.distance - b.distance,
  )[0];
  return nearest && isSlip(nearest.known, nearest.distance) ? `${name}@${nearest.known}` : null;
}
