/** Number of repetitions of a proof: a few by default, and the full number with PROOFS=full, as set by `npm run test:full`. */
export const getProofRuns = (counts: { quick: number; full: number }): number =>
  process.env['PROOFS'] === 'full' ? counts.full : counts.quick;

/** Selects the cases of a proof: the first by default, all of them with PROOFS=full. */
export const selectProofCases = <Case>(cases: readonly Case[]): readonly Case[] =>
  cases.slice(0, getProofRuns({ quick: 1, full: cases.length }));

/** Returns the seed of a proof. PROOF_SEED is added to it, so that the same proofs can run on different data. */
export const getProofSeed = (seed: number): number => seed + Number(process.env['PROOF_SEED'] ?? 0);
