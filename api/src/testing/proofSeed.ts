/** A seed of a proof; PROOF_SEED moves all of them, so that the same proof runs on other lives than last time. */
export const proofSeed = (own: number): number => own + Number(process.env['PROOF_SEED'] ?? 0);
