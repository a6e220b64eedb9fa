import type { Loaded } from './Loaded';

const CODE = new Set(['Document', 'Script', 'Stylesheet']);
const DATA = new Set(['XHR', 'Fetch']);

/** What must arrive before anything can run: documents, scripts, styles and texts. */
export const isCode = ({ type, url }: Pick<Loaded, 'type' | 'url'>): boolean => CODE.has(type) || /\/lang\/[a-z]+\.json$/.test(url);

const endOf = ({ end }: Loaded): number => end ?? Infinity;

/**
 * Requests that had to end before another could start: those of its initiators. Chromium attributes pictures added by a script to the document, or
 * knows no initiator; the latest code or data is used then.
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
 * Longest chain of dependent requests: each was requested by what the previous one brought. A document alone is 1; what its tags name is 2, however
 * many there are, and even if they start before the document has ended.
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
