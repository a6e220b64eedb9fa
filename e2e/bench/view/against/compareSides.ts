import type { PageRequest } from '../measure/PageRequest';
import { pageProblem } from '../measure/seePage';
import { visitPairs } from '../measure/visitPairs';
import { firstScripts } from './scriptBytes';
import type { Side } from './Side';
import { type Comparison, type SideName, type SidePair, toComparison } from './toComparison';

type Sides = Record<SideName, Side>;

export interface MeasuredComparison extends Comparison {
  /** LCP and TBT of each pair in ms, ours first, in the order measured. */
  lcps: [ours: number, theirs: number][];
  tbts: [ours: number, theirs: number][];
  /** Requests of the last pair, to see where the bytes come from. */
  waterfalls: Record<SideName, PageRequest[]>;
}

/** Loads a side's view and returns its heading; throws if the page fails a second check too (on a busy machine the first may fail). */
async function loadHeading(sides: Sides, name: SideName, view: string): Promise<string> {
  const see = () => sides[name].see(view);
  // The first visit only warms the server's caches, for example of rendered images.
  await see();
  const first = await see();
  const page = pageProblem(first) === undefined ? first : await see();
  const problem = pageProblem(page);
  if (problem !== undefined) throw new Error(`The page ${view} (${name}) ${problem}.`);
  return page.heading;
}

/** Visits every view of both sides without measuring. Reports different headings but still compares the pages: a commit may change the wording. */
async function checkSides(sides: Sides, views: readonly string[], say: (line: string) => void): Promise<void> {
  for (const view of views) {
    const [ours, theirs] = [await loadHeading(sides, 'ours', view), await loadHeading(sides, 'theirs', view)];
    if (ours !== theirs) say(`  The pages ${view} differ: ${JSON.stringify(ours)} ours, ${JSON.stringify(theirs)} theirs.`);
  }
}

async function measureComparison(sides: Sides, view: string, pairs: readonly SidePair[]): Promise<MeasuredComparison> {
  const measureScripts = (name: SideName) =>
    firstScripts(
      pairs.map((pair) => pair[name]),
      (path) => sides[name].bytesOf(path),
    );
  const last = pairs.at(-1);
  return {
    ...toComparison(view, pairs, { ours: await measureScripts('ours'), theirs: await measureScripts('theirs') }),
    lcps: pairs.map(({ ours, theirs }) => [ours.lcp, theirs.lcp]),
    tbts: pairs.map(({ ours, theirs }) => [ours.tbt, theirs.tbt]),
    waterfalls: { ours: last?.ours.waterfall ?? [], theirs: last?.theirs.waterfall ?? [] },
  };
}

/** Visits the named views of both sides in pairs. */
export async function compareSides(
  sides: Sides,
  names: readonly string[],
  pairs: number,
  say: (line: string) => void,
): Promise<MeasuredComparison[]> {
  say('Visiting everything once …');
  await checkSides(sides, names, say);
  const visitsByView = await visitPairs({
    ...{ views: names.map((name) => ({ name })), pairs, say, ratio: 'LCP ours over theirs' },
    first: ({ name }) => sides.ours.visit(name),
    second: ({ name }) => sides.theirs.visit(name),
  });
  const comparisons: MeasuredComparison[] = [];
  for (const [{ name }, visits] of visitsByView) {
    const sidePairs = visits.map(([ours, theirs]): SidePair => ({ ours, theirs }));
    comparisons.push(await measureComparison(sides, name, sidePairs));
  }
  return comparisons;
}
