/** How often a proof runs: always a few times, and with PROOFS=full, as `npm run test:full` sets it, as often as is promised. */
export const proofRuns = (often: { quick: number; full: number }): number => (process.env['PROOFS'] === 'full' ? often.full : often.quick);
