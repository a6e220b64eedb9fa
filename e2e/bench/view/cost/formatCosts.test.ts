import type { Cost } from './toCost';
import { formatCosts } from './formatCosts';

const createFlatEstimate = (median: number) => ({ median, low: median, high: median });

const cost: Cost = {
  view: 'index',
  lcp: { guarded: { median: 905, low: 890, high: 921 }, unprotected: createFlatEstimate(900) },
  ratio: { median: 1.0052, low: 0.99, high: 1.012 },
  kb: { guarded: createFlatEstimate(204.27), unprotected: createFlatEstimate(200) },
  additionalKb: { median: 4.25, low: 4.2, high: 4.3 },
  laterKb: { median: 3.2, low: 3.1, high: 3.3 },
  isRatioMet: true,
  isSizeMet: false,
};

describe('the printed cost', () => {
  const lines = formatCosts([cost], 30).split('\n');

  it('has times, ratio and sizes with their intervals and limits', () => {
    expect(lines[3]).toBe('ok      index: LCP 905 (890–921) ms with, 900 (900–900) without: ratio 1.005 (0.990–1.012), under 1.03');
    expect(lines[4]).toBe('MISSED  index: document and scripts 204.3 KB with, 200.0 without: 4.25 (4.20–4.30) KB more, under 6');
    expect(lines[5]).toBe('        index: 3.20 (3.10–3.30) KB more after the page has loaded');
  });

  it('states how many pairs were measured', () => {
    expect(lines[0]).toContain('30 alternating pairs');
  });
});
