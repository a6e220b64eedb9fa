import { toFigures } from '../measure/toFigures';
import { summarize, type PairsByVariant } from './summarize';
import { evaluateTargets } from './targets';

const measurements = { fcp: 500, lcp: 0, loaded: 2_000, lcpElement: 'h1 Title', lcpUrl: '', cls: 0, longTasks: [], interactions: [8, 40] };
const RUNS = Array.from({ length: 15 }, (_, run) => run);

/** Creates fifteen pairs of visits whose LCP varies by 7 %. */
const createPairs = (cold: number, warm: number, cls = 0) =>
  RUNS.map((run) => {
    const aVisit = (lcp: number) => toFigures({ ...measurements, cls, lcp: lcp * (1 + ((run * 4) % 15) / 200) }, []);
    return { cold: aVisit(cold), warm: aVisit(warm) };
  });

const getVerdicts = (access: 'public' | 'private', pairs: PairsByVariant) =>
  evaluateTargets(summarize({ name: 'page', path: '/', screen: '', tap: '', access }, pairs)).map(
    ({ label, verdict }) => `${label}: ${verdict}`,
  );

describe('the targets of a view', () => {
  it('are met close to static HTML on public views, faster when warm, and without layout shifts', () => {
    expect(getVerdicts('public', { ours: createPairs(1_000, 400), static: createPairs(700, 600) })).toEqual([
      'page, cold: LCP over that of static HTML: met',
      'page, warm: LCP over that of the cold visit: met',
      'page, cold: CLS: met',
      'page, warm: CLS: met',
    ]);
  });

  it('are missed when the whole interval is beyond the limit', () => {
    expect(getVerdicts('public', { ours: createPairs(1_200, 700, 0.1), static: createPairs(700, 600) })).toEqual([
      'page, cold: LCP over that of static HTML: missed',
      'page, warm: LCP over that of the cold visit: missed',
      'page, cold: CLS: missed',
      'page, warm: CLS: missed',
    ]);
  });

  it('compare private views with the bundle, and noise alone does not count as a miss', () => {
    const noisyPairs = createPairs(2_010, 900).map((pair, run) => ({
      ...pair,
      cold: { ...pair.cold, lcp: pair.cold.lcp + 45 - (run % 2) * 90 },
    }));
    const [lcp, depth] = getVerdicts('private', { ours: noisyPairs, bundle: createPairs(2_000, 900) });
    expect([lcp, depth]).toEqual(['page, cold: LCP over that of the bundle: noise', 'page, cold: waterfall depth of code and texts: met']);
  });

  it('give no verdict on what was not measured', () => {
    expect(getVerdicts('public', { static: createPairs(700, 600) })).toEqual([]);
    expect(getVerdicts('public', { ours: createPairs(700, 300) })).not.toContainEqual(expect.stringContaining('static'));
  });
});
