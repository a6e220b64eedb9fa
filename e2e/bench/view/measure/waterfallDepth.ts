import type { Loaded } from './Loaded';

const CODE = new Set(['Document', 'Script', 'Stylesheet']);
const DATA = new Set(['XHR', 'Fetch']);

/** What must arrive before anything is there to run: documents, scripts, styles and texts. */
export const isCode = ({ type, url }: Pick<Loaded, 'type' | 'url'>): boolean => CODE.has(type) || /\/lang\/[a-z]+\.json$/.test(url);

const endOf = ({ end }: Loaded): number => end ?? Infinity;

/**
 * Requests that had to end before another could begin: those of its initiators. Chromium takes pictures that a script adds for ones of the
 * document, or knows no initiator; then it is the code or data that came last.
 */
function causesOf({ initiators, start, type }: Loaded, requests: readonly Loaded[]): Loaded[] {
  const before = requests.filter((one) => endOf(one) <= start);
  const known = before.filter(({ url }) => initiators.includes(url));
  const isAdded = type === 'Image' && known.every((one) => one.type === 'Document');
  if (initiators.length > 0 && !isAdded) return known;
  const able = before.filter((one) => isCode(one) || DATA.has(one.type));
  return able.sort((a, b) => endOf(b) - endOf(a)).slice(0, 1);
}

/**
 * Longest chain of requests that waited for each other: each was asked for by what the one before it brought. A document alone is 1;
 * what its tags name is 2, however many there are, and even when they leave before the document has ended.
 */
export function waterfallDepth(requests: readonly Loaded[]): number {
  const ordered = [...requests].sort((a, b) => a.start - b.start);
  const [first, ...others] = ordered;
  if (!first) return 0;
  const depths = new Map([[first.id, 1]]);
  for (const request of others) {
    const causes = causesOf(request, ordered).map(({ id }) => depths.get(id) ?? 1);
    depths.set(request.id, 1 + Math.max(1, ...causes));
  }
  return Math.max(...depths.values());
}
