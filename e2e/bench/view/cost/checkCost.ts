import type { ViewVisitor } from '../ViewVisitor';
import type { Front } from '../front/Front';
import { type SeenPage, seePage } from '../measure/seePage';
import type { View } from '../views';
import type { CostField } from './openCost';
import { findProblem } from './findProblem';

/** Visits every view without measuring; throws if the pages fail a second comparison too (on a busy machine the first may fail). */
export async function checkCost(contest: ViewVisitor, { fronts }: CostField, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const see = (front: Front): Promise<SeenPage> => contest.look(front, view, (page, visit) => seePage(page, visit, view.tap));
    // The first visit only warms the server's caches, for example of rendered images.
    await see(fronts.guarded);
    const compare = async (): Promise<string | undefined> =>
      findProblem(view.name, await see(fronts.guarded), await see(fronts.unprotected));
    const problem = (await compare()) && (await compare());
    if (problem !== undefined) throw new Error(problem);
  }
}
