import { pageProblem, type SeenPage } from '../measure/seePage';

function ownProblem(page: SeenPage): string | undefined {
  const { twice, failed } = page;
  if (failed.length > 0) return `lacks ${failed.join(', ')}`;
  if (twice.length > 0) return `fetches twice ${twice.join(', ')}`;
  return pageProblem(page);
}

/** Explains why two pages are not comparable; returns undefined if both work, show the same heading and have no release in common. */
export function findProblem(view: string, guarded: SeenPage, unprotected: SeenPage): string | undefined {
  for (const [name, page] of Object.entries({ guarded, unprotected })) {
    const problem = ownProblem(page);
    if (problem !== undefined) return `The ${name} page ${view} ${problem}.`;
  }
  if (guarded.heading !== unprotected.heading) return `The pages ${view} differ: ${guarded.heading}, ${unprotected.heading}.`;
  const common = guarded.releases.filter((release) => unprotected.releases.includes(release));
  return common.length > 0 ? `Both pages ${view} run ${common.join(', ')}.` : undefined;
}
