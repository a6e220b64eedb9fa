/** Number of repetitions of a proof: a few by default, and the full number with PROOFS=full, as set by `npm run test:full`. */
export const proofRuns = (often: { quick: number; full: number }): number => (process.env['PROOFS'] === 'full' ? often.full : often.quick);

/** Cases of a proof: the first by default, all of them with PROOFS=full. */
export const proofCases = <Case>(cases: readonly Case[]): readonly Case[] => cases.slice(0, proofRuns({ quick: 1, full: cases.length }));

/** A seed of a proof; PROOF_SEED shifts all of them, so that the same proof runs on different data. */
export const proofSeed = (own: number): number => own + Number(process.env['PROOF_SEED'] ?? 0);
