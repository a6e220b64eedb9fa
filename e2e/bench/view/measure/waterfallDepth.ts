import type { PageRequest } from './PageRequest';

const CODE = new Set(['Document', 'Script', 'Stylesheet']);
const DATA = new Set(['XHR', 'Fetch']);

/** True for what must arrive before anything can run: documents, scripts, styles and texts. */
export const isCode = ({ type, url }: Pick<PageRequest, 'type' | 'url'>): boolean => CODE.has(type) || /\/lang\/[a-z]+\.json$/.test(url);

const toEnd = ({ end }: PageRequest): number => end ?? Infinity;

/**
 * Finds the requests that had to finish before another could start: those of its initiators. For images added by a script, Chromium reports the
 * document or no initiator; the script or data that finished last is assumed instead.
 */
function findCauses({ initiators, start, type }: PageRequest, requests: readonly PageRequest[]): PageRequest[] {
  const before = requests.filter((one) => toEnd(one) <= start);
  const named = before.filter(({ url }) => initiators.includes(url));
  const isScriptedImage = type === 'Image' && named.every((one) => one.type === 'Document');
  if (initiators.length > 0 && !isScriptedImage) return named;
  const candidates = before.filter((one) => isCode(one) || DATA.has(one.type));
  return candidates.sort((a, b) => toEnd(b) - toEnd(a)).slice(0, 1);
}

/**
 * Measures the longest chain of dependent requests, each caused by the content of the previous one. A document alone has depth 1; the files named in
 * its tags make it 2, however many there are, even if they start before the document has ended.
 */
export function waterfallDepth(requests: readonly PageRequest[]): number {
  const ordered = [...requests].sort((a, b) => a.start - b.start);
  const [first, ...others] = ordered;
  if (!first) return 0;
  const depths = new Map([[first.id, 1]]);
  for (const request of others) {
    const causes = findCauses(request, ordered).map(({ id }) => depths.get(id) ?? 1);
    depths.set(request.id, 1 + Math.max(1, ...causes));
  }
  return Math.max(...depths.values());
}
