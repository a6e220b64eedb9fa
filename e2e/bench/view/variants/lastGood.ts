import { createHash } from 'node:crypto';
import type { Plan, PlanCandidate } from '@rendezvous/shared/contract';
import type { Boot } from './rewriteBoot';
import { rewriteBoot } from './rewriteBoot';
import type { DocumentChange } from './rewriteDocument';

const other = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 8);
const otherDigest = (digest: string): string => `sha256-${createHash('sha256').update(digest).digest('base64')}`;

/** The release before another one: alike, with hashes of its own; plans have no texts of what they fall back to. */
function before(candidate: PlanCandidate): PlanCandidate {
  const hash = candidate.container.split('__')[1] ?? '';
  const renamed = JSON.parse(JSON.stringify(candidate).replaceAll(hash, other(hash))) as PlanCandidate;
  const entry = candidate.entry.slice(candidate.base.length);
  return { ...renamed, integrity: { [entry]: otherDigest(candidate.integrity[entry] ?? '') }, catalogues: {} };
}

const twice = (candidates: PlanCandidate[]): PlanCandidate[] =>
  candidates.length === 1 ? candidates.flatMap((one) => [one, before(one)]) : candidates;

/**
 * The site's document as it is after a second release of each remote, with the one before to fall back to: the site of the benchmark has
 * released once, and what the protections weigh is what they weigh every day.
 */
export const lastGoodDocument: DocumentChange = {
  start: (html) => html,
  rest: (html) =>
    rewriteBoot(html, (boot: Boot) => {
      const plan = boot['plan'] as Plan;
      return { ...boot, plan: { ...plan, remotes: plan.remotes.map((remote) => ({ ...remote, candidates: twice(remote.candidates) })) } };
    }),
};
