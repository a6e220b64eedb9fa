import type { Visit } from './Figures';

/** Two cold visits to a view, one right after the other. */
export type VisitPair = [Visit, Visit];

interface PairOptions<View extends { name: string }> {
  views: readonly View[];
  pairs: number;
  first: (view: View) => Promise<Visit>;
  second: (view: View) => Promise<Visit>;
  /** Name of the ratio of the first visit's LCP to the second's, for the progress lines. */
  ratio: string;
  say: (line: string) => void;
}

async function visitPair(isFirstFirst: boolean, first: () => Promise<Visit>, second: () => Promise<Visit>): Promise<VisitPair> {
  if (isFirstFirst) {
    const firstVisit = await first();
    return [firstVisit, await second()];
  }
  const secondVisit = await second();
  return [await first(), secondVisit];
}

const lcpRatio = ([one, other]: VisitPair): string => (one.lcp / other.lcp).toFixed(3);

/**
 * Visits each view in pairs, so that temporary slowness of the machine affects both visits of a pair; every other pair starts with `visitSecond`. In
 * each returned pair the result of `visitFirst` comes first, whichever ran first.
 */
export async function visitPairs<View extends { name: string }>({
  views,
  pairs,
  first,
  second,
  ratio,
  say,
}: PairOptions<View>): Promise<Map<View, VisitPair[]>> {
  const pairsByView = new Map<View, VisitPair[]>(views.map((view) => [view, []]));
  for (let pair = 0; pair < pairs; pair += 1) {
    const ratios: string[] = [];
    for (const [view, viewPairs] of pairsByView) {
      const newPair = await visitPair(
        pair % 2 === 0,
        () => first(view),
        () => second(view),
      );
      viewPairs.push(newPair);
      ratios.push(`${view.name} ${lcpRatio(newPair)}`);
    }
    say(`  pair ${pair + 1} of ${pairs}: ${ratio}: ${ratios.join(', ')}`);
  }
  return pairsByView;
}
