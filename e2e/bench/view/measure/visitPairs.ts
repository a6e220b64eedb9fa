import type { Visit } from './Figures';

/** Two cold visits of a view, one right after the other. */
export type VisitPair = [Visit, Visit];

interface Visiting<View extends { name: string }> {
  views: readonly View[];
  pairs: number;
  first: (view: View) => Promise<Visit>;
  second: (view: View) => Promise<Visit>;
  /** What the ratio of the first's LCP to the second's is, for the progress. */
  ratio: string;
  say: (line: string) => void;
}

async function visitPair(isFirstFirst: boolean, first: () => Promise<Visit>, second: () => Promise<Visit>): Promise<VisitPair> {
  if (isFirstFirst) {
    const one = await first();
    return [one, await second()];
  }
  const other = await second();
  return [await first(), other];
}

const lcpRatio = ([one, other]: VisitPair): string => (one.lcp / other.lcp).toFixed(3);

/** Visits each view in pairs, so that temporary slowness of the machine affects both of a pair; every other pair starts with the second. */
export async function visitPairs<View extends { name: string }>({
  views,
  pairs,
  first,
  second,
  ratio,
  say,
}: Visiting<View>): Promise<Map<View, VisitPair[]>> {
  const all = new Map<View, VisitPair[]>(views.map((view) => [view, []]));
  for (let pair = 0; pair < pairs; pair += 1) {
    const last: string[] = [];
    for (const [view, known] of all) {
      const visited = await visitPair(
        pair % 2 === 0,
        () => first(view),
        () => second(view),
      );
      known.push(visited);
      last.push(`${view.name} ${lcpRatio(visited)}`);
    }
    say(`  pair ${pair + 1} of ${pairs}: ${ratio}: ${last.join(', ')}`);
  }
  return all;
}
