import type { Page } from '@playwright/test';
import type { ReleaseOwner } from '../../platform/src/registry/Registry';
import type { Site } from './Site';

/** Remote or shell to the id or the version of a published release. */
export type PinnedReleases = Readonly<Partial<Record<ReleaseOwner, string>>>;

/** Gives a page's browser these releases, whatever is live, as a team's link does. `origin`: where the page navigates to. */
export async function pinReleases(page: Page, origin: string, site: Site, releases: PinnedReleases): Promise<void> {
  if (Object.keys(releases).length === 0) return;
  const { remotes } = await site.status();
  for (const [name, wanted] of Object.entries(releases)) {
    const remote = name as ReleaseOwner;
    const id = remotes[remote]?.published.findLast((one) => one === wanted || one.startsWith(`${wanted}-`));
    if (id === undefined) throw new Error(`${remote} has no release ${wanted}`);
    await page.request.get(origin + (await site.overridePath(remote, id)), { maxRedirects: 0 });
  }
}
