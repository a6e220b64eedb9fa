import { pageProblem, type SeenPage } from '../measure/seePage';

function ownProblem(seen: SeenPage): string | undefined {
  const { twice, failed } = seen;
  if (failed.length > 0) return `lacks ${failed.join(', ')}`;
  if (twice.length > 0) return `fetches twice ${twice.join(', ')}`;
  return pageProblem(seen);
}

/** Why two pages are not comparable: each must work, show the same, and run its own releases. */
export function findProblem(view: string, guarded: SeenPage, unprotected: SeenPage): string | undefined {
  for (const [name, seen] of Object.entries({ guarded, unprotected })) {
    const problem = ownProblem(seen);
    if (problem !== undefined) return `The ${name} page ${view} ${problem}.`;
  }
  if (guarded.heading !== unprotected.heading) return `The pages ${view} differ: ${guarded.heading}, ${unprotected.heading}.`;
  const common = guarded.releases.filter((release) => unprotected.releases.includes(release));
  return common.length > 0 ? `Both pages ${view} run ${common.join(', ')}.` : undefined;
}
