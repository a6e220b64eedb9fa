import { toFigures } from './toFigures';
import type { PageRequest } from './PageRequest';
import type { PageMeasurements } from './observePage';

const measurements: PageMeasurements = {
  ...{ fcp: 1_000, lcp: 2_000, loaded: 2_000, lcpElement: 'h1 Title', lcpUrl: '', cls: 0.01 },
  longTasks: [],
  interactions: [16, 72, 40],
};

const aRequest = (id: string, type: string, start: number, end: number, overrides: Partial<PageRequest> = {}): PageRequest => ({
  ...{ id, type, start, end, url: `https://localhost:1/${id}`, bytes: 1_024, initiators: [], cached: false },
  ...overrides,
});

const getBlockingTime = (...longTasks: PageMeasurements['longTasks']): number => toFigures({ ...measurements, longTasks }, []).tbt;

describe('the figures of a visit', () => {
  it.each([
    ['what is over 50 ms', { start: 1_200, duration: 130 }, 80],
    ['nothing of a task that ended before the first paint', { start: 700, duration: 250 }, 0],
    ['what of a task lies after the first paint', { start: 900, duration: 250 }, 100],
    ['nothing 5 s after the largest paint', { start: 7_001, duration: 300 }, 0],
  ])('count %s as blocking time', (_what, task, blocking) => {
    expect(getBlockingTime(task)).toBe(blocking);
  });

  it('take the longest event of the tap as INP', () => {
    expect(toFigures(measurements, []).inp).toBe(72);
  });

  it('count requests and KB from the network, not from the cache', () => {
    const waterfall = [aRequest('', 'Document', 0, 500), aRequest('a.js', 'Script', 510, 900, { cached: true, bytes: 0 })];
    expect(toFigures(measurements, waterfall)).toMatchObject({ requests: 1, kb: 1 });
  });

  it('include the depth of the waterfall up to the largest paint, in total and for code', () => {
    const initiatedBy = (name: string): Partial<PageRequest> => ({ initiators: [`https://localhost:1/${name}`] });
    const waterfall = [
      aRequest('', 'Document', 0, 500),
      aRequest('a.js', 'Script', 510, 900, initiatedBy('')),
      aRequest('search', 'XHR', 1_000, 1_200, initiatedBy('a.js')),
      aRequest('photo', 'Image', 1_300, 1_900, initiatedBy('search')),
      aRequest('late.js', 'Script', 2_100, 2_200, initiatedBy('a.js')),
    ];
    expect(toFigures(measurements, waterfall)).toMatchObject({ depth: 4, codeDepth: 2 });
  });
});
