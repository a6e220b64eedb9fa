import { Site } from '../../../support/Site';
import type { Certificate } from '../front/certificate';
import type { Phone } from '../Phone';
import { ROOT } from '../variants/folders';
import { selectViews } from '../views';
import { compareSides, type MeasuredComparison } from './compareSides';
import { Side } from './Side';
import { loadTrees } from './trees';

interface ComparisonOptions {
  /** URL of this tree's site. */
  site: string;
  commit: string;
  certificate: Certificate;
  phone: Phone;
  /** Names of the views to compare; undefined for all. */
  views: readonly string[] | undefined;
  pairs: number;
  say: (line: string) => void;
}

/**
 * Starts the site of another commit and passes its URL to `work`. The commit's sources are checked out into a temporary folder and started with their
 * own `npm start`, but with the packages of this tree.
 */
async function withSiteOfCommit<Result>(commit: string, work: (site: string) => Promise<Result>): Promise<Result> {
  const { treeAt } = await loadTrees();
  const { tree, remove } = treeAt(ROOT, commit);
  // The site exits on its own: it gets the same signal or notices that its parent is gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove();
      process.exit(1);
    });
  }
  try {
    const site = await Site.startFresh(tree);
    try {
      return await work(site.url);
    } finally {
      await site.stop();
    }
  } finally {
    remove();
  }
}

/** Compares the views of this tree's site with those of another commit's. */
export async function measureAgainstCommit({
  site,
  commit,
  certificate,
  phone,
  views,
  pairs,
  say,
}: ComparisonOptions): Promise<MeasuredComparison[]> {
  const ours = await Side.open(site, certificate, phone);
  try {
    const names = selectViews(ours.views, views).map(({ name }) => name);
    say(`Building and starting a site of ${commit.slice(0, 8)} …`);
    return await withSiteOfCommit(commit, async (otherSite) => {
      const theirs = await Side.open(otherSite, certificate, phone);
      try {
        return await compareSides({ ours, theirs }, names, pairs, say);
      } finally {
        await theirs.close();
      }
    });
  } finally {
    await ours.close();
  }
}
