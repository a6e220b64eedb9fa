import type { Contest } from '../Contest';
import type { View } from '../views';
import type { CostPair } from './CostPair';
import type { CostField } from './openCost';

/** A pair of cold visits; every other one starts with the page without protections. */
export async function visitPair(contest: Contest, { fronts }: CostField, view: View, pair: number): Promise<CostPair> {
  if (pair % 2 === 0) {
    const guarded = await contest.visitCold(fronts.guarded, view);
    return { guarded, unprotected: await contest.visitCold(fronts.unprotected, view) };
  }
  const unprotected = await contest.visitCold(fronts.unprotected, view);
  return { guarded: await contest.visitCold(fronts.guarded, view), unprotected };
}
