import { toFigures } from './toFigures';
import { visitPairs } from './visitPairs';

const aVisit = (lcp: number) =>
  toFigures({ fcp: 500, lcp, loaded: 2_000, lcpElement: '', lcpUrl: '', cls: 0, longTasks: [], interactions: [] }, []);

describe('pairs of visits', () => {
  const visits: string[] = [];
  const printedLines: string[] = [];
  const visitAs = (side: string, lcp: number) => async (view: { name: string }) => {
    visits.push(`${view.name} ${side}`);
    return aVisit(lcp);
  };
  const views = [{ name: 'index' }, { name: 'login' }];
  const run = () =>
    visitPairs({
      ...{ views, pairs: 2, ratioName: 'LCP ours over theirs', say: (line: string) => printedLines.push(line) },
      visitFirst: visitAs('ours', 900),
      visitSecond: visitAs('theirs', 1_000),
    });

  it('take turns to begin, and every view has its pair before the next round', async () => {
    await run();
    expect(visits).toEqual([
      ...['index ours', 'index theirs', 'login ours', 'login theirs'],
      ...['index theirs', 'index ours', 'login theirs', 'login ours'],
    ]);
    expect(printedLines[1]).toBe('  pair 2 of 2: LCP ours over theirs: index 0.900, login 0.900');
  });

  it('keep their order, whoever began', async () => {
    const lcps = [...(await run()).values()].flat().map((pair) => pair.map(({ lcp }) => lcp));
    expect(lcps).toEqual([
      [900, 1_000],
      [900, 1_000],
      [900, 1_000],
      [900, 1_000],
    ]);
  });
});
