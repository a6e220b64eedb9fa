import type { PageRequest } from '../measure/PageRequest';
import { describePageProblem } from '../measure/inspectPage';
import { visitPairs } from '../measure/visitPairs';
import { measureFirstScripts } from './scriptBytes';
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
async function loadHeading(sides: Sides, side: SideName, viewName: string): Promise<string> {
  const inspectSide = () => sides[side].inspectView(viewName);
  // The first visit only warms the server's caches, for example of rendered images.
  await inspectSide();
  const firstInspection = await inspectSide();
  const page = describePageProblem(firstInspection) === undefined ? firstInspection : await inspectSide();
  const problem = describePageProblem(page);
  if (problem !== undefined) throw new Error(`The page ${viewName} (${side}) ${problem}.`);
  return page.heading;
}

/** Visits every view of both sides without measuring. Different headings are only reported, since a commit may change the wording. */
async function checkSides(sides: Sides, viewNames: readonly string[], say: (line: string) => void): Promise<void> {
  for (const viewName of viewNames) {
    const [ours, theirs] = [await loadHeading(sides, 'ours', viewName), await loadHeading(sides, 'theirs', viewName)];
    if (ours !== theirs) say(`  The pages ${viewName} differ: ${JSON.stringify(ours)} ours, ${JSON.stringify(theirs)} theirs.`);
  }
}

async function toMeasuredComparison(sides: Sides, view: string, pairs: readonly SidePair[]): Promise<MeasuredComparison> {
  const measureScripts = (side: SideName) =>
    measureFirstScripts(
      pairs.map((pair) => pair[side]),
      (path) => sides[side].fetchCompressedSize(path),
    );
  const lastPair = pairs.at(-1);
  return {
    ...toComparison(view, pairs, { ours: await measureScripts('ours'), theirs: await measureScripts('theirs') }),
    lcps: pairs.map(({ ours, theirs }) => [ours.lcp, theirs.lcp]),
    tbts: pairs.map(({ ours, theirs }) => [ours.tbt, theirs.tbt]),
    waterfalls: { ours: lastPair?.ours.waterfall ?? [], theirs: lastPair?.theirs.waterfall ?? [] },
  };
}

/** Measures the named views of both sides in pairs of visits; returns a comparison of each view. */
export async function compareSides(
  sides: Sides,
  viewNames: readonly string[],
  pairs: number,
  say: (line: string) => void,
): Promise<MeasuredComparison[]> {
  say('Visiting everything once …');
  await checkSides(sides, viewNames, say);
  const visitsByView = await visitPairs({
    ...{ views: viewNames.map((name) => ({ name })), pairs, say, ratioName: 'LCP ours over theirs' },
    visitFirst: ({ name }) => sides.ours.visit(name),
    visitSecond: ({ name }) => sides.theirs.visit(name),
  });
  const comparisons: MeasuredComparison[] = [];
  for (const [{ name }, visits] of visitsByView) {
    const sidePairs = visits.map(([ours, theirs]): SidePair => ({ ours, theirs }));
    comparisons.push(await toMeasuredComparison(sides, name, sidePairs));
  }
  return comparisons;
}
