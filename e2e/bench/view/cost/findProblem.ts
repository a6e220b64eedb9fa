import { describePageProblem, type PageInspection } from '../measure/inspectPage';

function findPageProblem(page: PageInspection): string | undefined {
  const { duplicateFiles, failedPaths } = page;
  if (failedPaths.length > 0) return `lacks ${failedPaths.join(', ')}`;
  if (duplicateFiles.length > 0) return `fetches twice ${duplicateFiles.join(', ')}`;
  return describePageProblem(page);
}

/** Explains why two pages are not comparable; returns undefined if both work, show the same heading and have no release in common. */
export function findProblem(viewName: string, guarded: PageInspection, unprotected: PageInspection): string | undefined {
  for (const [name, page] of Object.entries({ guarded, unprotected })) {
    const problem = findPageProblem(page);
    if (problem !== undefined) return `The ${name} page ${viewName} ${problem}.`;
  }
  if (guarded.heading !== unprotected.heading) return `The pages ${viewName} differ: ${guarded.heading}, ${unprotected.heading}.`;
  const commonReleases = guarded.releases.filter((release) => unprotected.releases.includes(release));
  return commonReleases.length > 0 ? `Both pages ${viewName} run ${commonReleases.join(', ')}.` : undefined;
}
