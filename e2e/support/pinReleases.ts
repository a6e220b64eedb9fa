import type { Page } from '@playwright/test';
import type { Site } from './Site';

/** Remote or shell to the id or the version of a published release. */
export type PinnedReleases = Readonly<Record<string, string>>;

/** Gives the browser of a page these releases, whatever everybody else has, as a team's link does. `origin`: where the page goes to. */
export async function pinReleases(page: Page, origin: string, site: Site, releases: PinnedReleases): Promise<void> {
  if (Object.keys(releases).length === 0) return;
  const { remotes } = await site.status();
  for (const [remote, wanted] of Object.entries(releases)) {
    const id = remotes[remote]?.published.find((one) => one === wanted || one.startsWith(`${wanted}-`));
    if (id === undefined) throw new Error(`${remote} has no release ${wanted}`);
    const { url } = JSON.parse(await site.platform('override-link', remote, id, '--ttl', '1h', '--json')) as { url: string };
    await page.request.get(origin + new URL(url).pathname, { maxRedirects: 0 });
  }
}
