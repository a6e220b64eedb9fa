import type { SeenPage } from './seePage';

function ownProblem({ heading, text, isRunning, releases, twice, failed }: SeenPage): string | undefined {
  if (heading === '') return `shows no heading but ${JSON.stringify(text)}`;
  if (!isRunning) return 'does not run';
  if (failed.length > 0) return `lacks ${failed.join(', ')}`;
  if (twice.length > 0) return `fetches twice ${twice.join(', ')}`;
  return releases.length === 0 ? 'loads no release' : undefined;
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
