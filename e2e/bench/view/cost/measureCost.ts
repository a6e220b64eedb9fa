import type { Certificate } from '../front/certificate';
import { ViewVisitor } from '../ViewVisitor';
import type { PageRequest } from '../measure/PageRequest';
import { visitPairs } from '../measure/visitPairs';
import type { Member } from '../signInMember';
import type { Phone } from '../Phone';
import type { View } from '../views';
import { checkCost } from './checkCost';
import { type Cost, toCost } from './toCost';
import type { CostPair } from './CostPair';
import { openCostFronts } from './openCostFronts';

interface CostOptions {
  site: string;
  certificate: Certificate;
  phone: Phone;
  member: Member;
  views: readonly View[];
  pairs: number;
  say: (line: string) => void;
}

export interface MeasuredCost extends Cost {
  /** LCP of each pair in ms, with and without protections, in the order measured. */
  lcps: [guarded: number, unprotected: number][];
  /** Requests of the last pair, to locate the bytes. */
  waterfalls: Record<keyof CostPair, PageRequest[]>;
}

/** Calculates medians and intervals, and adds the underlying data. */
function toMeasuredCost(view: string, pairs: readonly CostPair[]): MeasuredCost {
  const lastPair = pairs.at(-1);
  return {
    ...toCost(view, pairs),
    lcps: pairs.map(({ guarded, unprotected }) => [guarded.lcp, unprotected.lcp]),
    waterfalls: { guarded: lastPair?.guarded.waterfall ?? [], unprotected: lastPair?.unprotected.waterfall ?? [] },
  };
}

/** Measures each view in pairs of visits with and without protections. */
export async function measureCost({ site, certificate, phone, member, views, pairs, say }: CostOptions): Promise<MeasuredCost[]> {
  const costFronts = await openCostFronts(site, certificate, say);
  try {
    const visitor = new ViewVisitor(phone, member, false);
    say('Visiting everything once …');
    await checkCost(visitor, costFronts, views);
    const visitsByView = await visitPairs({
      ...{ views, pairs, say, ratioName: 'LCP with protections over without' },
      visitFirst: (view) => visitor.visitCold(costFronts.fronts.guarded, view),
      visitSecond: (view) => visitor.visitCold(costFronts.fronts.unprotected, view),
    });
    return [...visitsByView].map(([{ name }, visits]) =>
      toMeasuredCost(
        name,
        visits.map(([guarded, unprotected]) => ({ guarded, unprotected })),
      ),
    );
  } finally {
    await costFronts.close();
  }
}
