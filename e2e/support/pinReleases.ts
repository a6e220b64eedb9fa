import type { Page } from '@playwright/test';
import type { ReleaseOwner } from '../../platform/src/registry/Registry';
import type { Site } from './Site';

/** Id or version of a published release, by remote or shell. */
export type PinnedReleases = Readonly<Partial<Record<ReleaseOwner, string>>>;

/** Pins these releases for a page's browser, whatever is live, as a team's override link does. `origin` is the site's origin as the page opens it. */
export async function pinReleases(page: Page, origin: string, site: Site, releases: PinnedReleases): Promise<void> {
  if (Object.keys(releases).length === 0) return;
  const { remotes } = await site.status();
  for (const [name, idOrVersion] of Object.entries(releases)) {
    const remote = name as ReleaseOwner;
    const id = remotes[remote]?.published.findLast(
      (publishedId) => publishedId === idOrVersion || publishedId.startsWith(`${idOrVersion}-`),
    );
    if (id === undefined) throw new Error(`${remote} has no release ${idOrVersion}`);
    await page.request.get(origin + (await site.createOverridePath(remote, id)), { maxRedirects: 0 });
  }
}
