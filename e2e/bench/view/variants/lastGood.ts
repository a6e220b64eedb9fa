import { createHash } from 'node:crypto';
import type { Plan, PlanCandidate } from '@rendezvous/shared/contract';
import { type Boot, rewriteBoot } from './rewriteBoot';
import type { DocumentChange } from './createDocumentChange';

const deriveHash = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 8);
const deriveDigest = (digest: string): string => `sha256-${createHash('sha256').update(digest).digest('base64')}`;

/** Fabricates a predecessor of a release: identical except for its hashes, and without texts, since plans contain none for fallbacks. */
function toPredecessor(candidate: PlanCandidate): PlanCandidate {
  const hash = candidate.container.split('__')[1] ?? '';
  const predecessor = JSON.parse(JSON.stringify(candidate).replaceAll(hash, deriveHash(hash))) as PlanCandidate;
  const entry = candidate.entry.slice(candidate.base.length);
  return { ...predecessor, integrity: { [entry]: deriveDigest(candidate.integrity[entry] ?? '') }, catalogues: {} };
}

const withPredecessor = (candidates: PlanCandidate[]): PlanCandidate[] =>
  candidates.length === 1 ? candidates.flatMap((candidate) => [candidate, toPredecessor(candidate)]) : candidates;

/**
 * Rewrites the site's document as it would be after a second release of each remote, with the first one as fallback: the benchmark's site has only
 * one release of each, but the protections should be measured at their everyday size.
 */
export const lastGoodChange: DocumentChange = {
  changeStart: (html) => html,
  changeRest: (html) =>
    rewriteBoot(html, (boot: Boot) => {
      const plan = boot['plan'] as Plan;
      return {
        ...boot,
        plan: { ...plan, remotes: plan.remotes.map((remote) => ({ ...remote, candidates: withPredecessor(remote.candidates) })) },
      };
    }),
};
