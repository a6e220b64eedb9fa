import type { Certificate } from '../front/certificate';
import { Contest } from '../Contest';
import type { Loaded } from '../measure/Loaded';
import type { Member } from '../signInMember';
import type { Phone } from '../Phone';
import type { View } from '../views';
import { checkCost } from './checkCost';
import { type Cost, toCost } from './toCost';
import type { CostPair } from './CostPair';
import { openCost } from './openCost';
import { visitPair } from './visitPair';

interface Measuring {
  site: string;
  certificate: Certificate;
  phone: Phone;
  member: Member;
  views: readonly View[];
  pairs: number;
  say: (line: string) => void;
}

export interface MeasuredCost extends Cost {
  /** LCP with and without, of each pair in the order of the run. */
  lcps: [guarded: number, unprotected: number][];
  /** Requests of the last pair, to locate the bytes. */
  waterfalls: Record<keyof CostPair, Loaded[]>;
}

/** Medians and intervals with their underlying data. */
function measured(view: string, pairs: readonly CostPair[]): MeasuredCost {
  const last = pairs.at(-1);
  return {
    ...toCost(view, pairs),
    lcps: pairs.map(({ guarded, unprotected }) => [guarded.lcp, unprotected.lcp]),
    waterfalls: { guarded: last?.guarded.waterfall ?? [], unprotected: last?.unprotected.waterfall ?? [] },
  };
}

const ratio = ({ guarded, unprotected }: CostPair): string => (guarded.lcp / unprotected.lcp).toFixed(3);

/** Visits each view in pairs with and without protections; temporary slowness of the machine affects both of a pair. */
export async function measureCost({ site, certificate, phone, member, views, pairs, say }: Measuring): Promise<MeasuredCost[]> {
  const field = await openCost(site, certificate, say);
  try {
    const contest = new Contest(phone, member, false);
    say('Visiting everything once …');
    await checkCost(contest, field, views);
    const all = new Map<View, CostPair[]>(views.map((view) => [view, []]));
    for (let pair = 0; pair < pairs; pair += 1) {
      for (const [view, known] of all) known.push(await visitPair(contest, field, view, pair));
      const ratios = [...all].map(([{ name }, known]) => `${name} ${known.slice(-1).map(ratio).join()}`);
      say(`  pair ${pair + 1} of ${pairs}: LCP with protections over without: ${ratios.join(', ')}`);
    }
    return [...all].map(([{ name }, known]) => measured(name, known));
  } finally {
    await field.close();
  }
}
