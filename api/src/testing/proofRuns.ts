/** How often a proof runs: always a few times, and with PROOFS=full, as `npm run test:full` sets it, as often as is promised. */
export const proofRuns = (often: { quick: number; full: number }): number => (process.env['PROOFS'] === 'full' ? often.full : often.quick);

/** Which cases of a proof run: the first always, all of them with PROOFS=full. */
export const proofCases = <Case>(cases: readonly Case[]): readonly Case[] => cases.slice(0, proofRuns({ quick: 1, full: cases.length }));

/** A seed of a proof; PROOF_SEED moves all of them, so that the same proof runs on other lives than last time. */
export const proofSeed = (own: number): number => own + Number(process.env['PROOF_SEED'] ?? 0);
