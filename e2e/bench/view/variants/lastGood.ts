import { createHash } from 'node:crypto';
import type { Plan, PlanCandidate } from '@rendezvous/shared/contract';
import { type Boot, rewriteBoot } from './rewriteBoot';
import type { DocumentChange } from './rewriteDocument';

const other = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 8);
const otherDigest = (digest: string): string => `sha256-${createHash('sha256').update(digest).digest('base64')}`;

/** The predecessor of a release: identical, with its own hashes; plans have no texts of fallbacks. */
function before(candidate: PlanCandidate): PlanCandidate {
  const hash = candidate.container.split('__')[1] ?? '';
  const renamed = JSON.parse(JSON.stringify(candidate).replaceAll(hash, other(hash))) as PlanCandidate;
  const entry = candidate.entry.slice(candidate.base.length);
  return { ...renamed, integrity: { [entry]: otherDigest(candidate.integrity[entry] ?? '') }, catalogues: {} };
}

const twice = (candidates: PlanCandidate[]): PlanCandidate[] =>
  candidates.length === 1 ? candidates.flatMap((one) => [one, before(one)]) : candidates;

/**
 * The site's document after a second release of each remote, with the first as fallback: the benchmark's site has released only once, but the
 * protections should be measured at their everyday weight.
 */
export const lastGoodDocument: DocumentChange = {
  start: (html) => html,
  rest: (html) =>
    rewriteBoot(html, (boot: Boot) => {
      const plan = boot['plan'] as Plan;
      return { ...boot, plan: { ...plan, remotes: plan.remotes.map((remote) => ({ ...remote, candidates: twice(remote.candidates) })) } };
    }),
};
