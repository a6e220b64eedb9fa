import type { Visit } from './Figures';

/** Two cold visits to a view, one right after the other. */
export type VisitPair = [Visit, Visit];

interface PairOptions<View extends { name: string }> {
  views: readonly View[];
  pairs: number;
  visitFirst: (view: View) => Promise<Visit>;
  visitSecond: (view: View) => Promise<Visit>;
  /** Name, in the progress lines, of the ratio between the LCPs of a pair. */
  ratioName: string;
  say: (line: string) => void;
}

async function visitPair(
  startsWithFirst: boolean,
  visitFirst: () => Promise<Visit>,
  visitSecond: () => Promise<Visit>,
): Promise<VisitPair> {
  if (startsWithFirst) {
    const firstVisit = await visitFirst();
    return [firstVisit, await visitSecond()];
  }
  const secondVisit = await visitSecond();
  return [await visitFirst(), secondVisit];
}

const formatLcpRatio = ([one, other]: VisitPair): string => (one.lcp / other.lcp).toFixed(3);

/**
 * Visits each view in pairs, so that temporary slowness of the machine affects both visits of a pair. The two visits take turns to run
 * first, but each returned pair begins with the result of `visitFirst`.
 */
export async function visitPairs<View extends { name: string }>({
  views,
  pairs,
  visitFirst,
  visitSecond,
  ratioName: ratio,
  say,
}: PairOptions<View>): Promise<Map<View, VisitPair[]>> {
  const pairsByView = new Map<View, VisitPair[]>(views.map((view) => [view, []]));
  for (let pairIndex = 0; pairIndex < pairs; pairIndex += 1) {
    const ratios: string[] = [];
    for (const [view, viewPairs] of pairsByView) {
      const newPair = await visitPair(
        pairIndex % 2 === 0,
        () => visitFirst(view),
        () => visitSecond(view),
      );
      viewPairs.push(newPair);
      ratios.push(`${view.name} ${formatLcpRatio(newPair)}`);
    }
    say(`  pair ${pairIndex + 1} of ${pairs}: ${ratio}: ${ratios.join(', ')}`);
  }
  return pairsByView;
}
