import { formatComparisons } from './formatComparisons';
import type { Comparison } from './toComparison';

const comparison: Comparison = {
  view: 'index',
  lcp: { ours: { median: 905, low: 890, high: 921 }, theirs: { median: 900, low: 899, high: 901 } },
  ratio: { median: 1.0052, low: 0.99, high: 1.012 },
  tbt: { median: 12, low: -8, high: 45 },
  bytes: { ours: 150_123, theirs: 149_000 },
  changed: [
    { name: 'mfe-chat/chunk-new.js', ours: 623, theirs: 0 },
    { name: 'shell/shell.js', ours: 50_500, theirs: 50_000 },
  ],
  isRatioMet: true,
  isTbtMet: false,
  isSizeMet: false,
};

const formatLines = (pairs: number, overrides: Partial<Comparison> = {}): string[] =>
  formatComparisons([{ ...comparison, ...overrides }], '0123456789abcdef', pairs).split('\n');

describe('the printed comparison', () => {
  it('has times with their intervals and limits, both sizes, and the scripts that differ', () => {
    expect(formatLines(40).slice(3, 8)).toEqual([
      'ok      index: LCP 905 (890–921) ms ours, 900 (899–901) theirs: ratio 1.005 (0.990–1.012), at most 1.06',
      'MISSED  index: TBT 12 (-8–45) ms more, at most 40',
      'MISSED  index: scripts before the first screen 150,123 bytes ours, 149,000 theirs:',
      '          mfe-chat/chunk-new.js: 623 ours, none theirs',
      '          shell/shell.js: 50,500 ours, 50,000 theirs',
    ]);
  });

  it('says when no script differs', () => {
    const sameSize = { changed: [], bytes: { ours: 5_000, theirs: 5_000 }, isSizeMet: true };
    expect(formatLines(40, sameSize)[5]).toBe(
      'ok      index: scripts before the first screen 5,000 bytes ours, 5,000 theirs, each the same size',
    );
  });

  it('says what with and how often was measured', () => {
    expect(formatLines(40)[0]).toContain('beside 01234567: medians of 40 alternating pairs');
  });

  it('judges nothing by fewer than 40 pairs', () => {
    const lines = formatLines(2);
    expect(lines[4]).toBe('        index: TBT 12 (-8–45) ms more, at most 40');
    expect(lines).toContain('Fewer than 40 pairs: nothing is judged.');
    expect(formatLines(40).join()).not.toContain('judged');
  });
});
