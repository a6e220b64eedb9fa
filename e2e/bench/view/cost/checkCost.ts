import type { ViewVisitor } from '../ViewVisitor';
import type { Front } from '../front/Front';
import { type PageInspection, inspectPage } from '../measure/inspectPage';
import type { View } from '../views';
import type { CostFronts } from './openCostFronts';
import { findProblem } from './findProblem';

/** Visits every view without measuring; throws if the pages fail a second comparison too (on a busy machine the first may fail). */
export async function checkCost(visitor: ViewVisitor, { fronts }: CostFronts, views: readonly View[]): Promise<void> {
  for (const view of views) {
    const inspectFront = (front: Front): Promise<PageInspection> =>
      visitor.inspectView(front, view, (page, visit) => inspectPage(page, visit, view.tap));
    // The first visit only warms the server's caches, for example of rendered images.
    await inspectFront(fronts.guarded);
    const findPairProblem = async (): Promise<string | undefined> =>
      findProblem(view.name, await inspectFront(fronts.guarded), await inspectFront(fronts.unprotected));
    const problem = (await findPairProblem()) && (await findPairProblem());
    if (problem !== undefined) throw new Error(problem);
  }
}
