import { toFigures } from '../measure/toFigures';
import { formatResults } from './formatResults';
import { summarize } from './summarize';
import { evaluateTargets } from './targets';

const aVisit = (lcp: number) =>
  toFigures({ fcp: 500, lcp, loaded: 2_000, lcpElement: 'h1 Title', lcpUrl: '', cls: 0.004, longTasks: [], interactions: [40] }, []);

const createPairs = (cold: number, warm: number) => [-20, 0, 20].map((offset) => ({ cold: aVisit(cold + offset), warm: aVisit(warm) }));

describe('the printed results', () => {
  const view = { name: 'login', path: '/login', screen: '', tap: '', access: 'public' } as const;
  const results = summarize(view, { static: createPairs(800, 700), ours: createPairs(1_000, 300) });
  const lines = formatResults([results], evaluateTargets(results), 3).split('\n');

  it('are a table with medians, intervals and ratios, ours first', () => {
    const cells = lines.slice(2, 4).map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ''),
    );
    expect(cells[0]).toEqual(['login', 'ours', '1000 (980–1020)', '500', '0', '0.004', '40', '0', '0 (0)', '0', '300 (300–300)', '0.30']);
    expect(cells[1]?.slice(0, 4)).toEqual(['login', 'static', '800 (780–820)', '1.25']);
  });

  it('say what the variants are and which targets are met', () => {
    expect(lines.some((line) => line.startsWith('static: the finished page as plain HTML'))).toBe(true);
    expect(lines.some((line) => line.startsWith('bundle:'))).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/^ok +login, cold: LCP over that of static HTML: 1\.25/));
  });
});
