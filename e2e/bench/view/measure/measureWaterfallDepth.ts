import type { PageRequest } from './PageRequest';

const CODE_TYPES = new Set(['Document', 'Script', 'Stylesheet']);
const DATA_TYPES = new Set(['XHR', 'Fetch']);

/** True for what must arrive before anything can run: documents, scripts, styles and texts. */
export const isCode = ({ type, url }: Pick<PageRequest, 'type' | 'url'>): boolean =>
  CODE_TYPES.has(type) || /\/lang\/[a-z]+\.json$/.test(url);

const getEnd = ({ end }: PageRequest): number => end ?? Infinity;

/**
 * Finds the requests that had to finish before another could start: those of its initiators. For images added by a script, Chromium reports the
 * document or no initiator; the script or data that finished last is assumed instead.
 */
function findCauses({ initiators, start, type }: PageRequest, requests: readonly PageRequest[]): PageRequest[] {
  const earlierRequests = requests.filter((request) => getEnd(request) <= start);
  const namedInitiators = earlierRequests.filter(({ url }) => initiators.includes(url));
  const isScriptedImage = type === 'Image' && namedInitiators.every((request) => request.type === 'Document');
  if (initiators.length > 0 && !isScriptedImage) return namedInitiators;
  const candidates = earlierRequests.filter((request) => isCode(request) || DATA_TYPES.has(request.type));
  return candidates.sort((a, b) => getEnd(b) - getEnd(a)).slice(0, 1);
}

/**
 * Measures the longest chain of dependent requests, each caused by the content of the previous one. A document alone has depth 1; the files named in
 * its tags make it 2, however many there are, even if they start before the document has ended.
 */
export function measureWaterfallDepth(requests: readonly PageRequest[]): number {
  const sortedRequests = [...requests].sort((a, b) => a.start - b.start);
  const [first, ...others] = sortedRequests;
  if (!first) return 0;
  const depths = new Map([[first.id, 1]]);
  for (const request of others) {
    const causeDepths = findCauses(request, sortedRequests).map(({ id }) => depths.get(id) ?? 1);
    depths.set(request.id, 1 + Math.max(1, ...causeDepths));
  }
  return Math.max(...depths.values());
}
