import type { ReleaseFigures } from '../../site/visit/figures';
import { percent } from './percent';
import { table } from './table';

const ms = (value: number | null): string => (value === null ? '-' : `${Math.round(value)} ms`);

/** Reports from browsers about releases; shares refer to the visits of the same remote. */
export function figuresText(figures: readonly ReleaseFigures[]): string {
  const total = (remote: string): number => figures.reduce((sum, row) => sum + (row.remote === remote ? row.visits : 0), 0);
  const rows = figures.map(({ remote, release, visits, errorRate, lcp, inp, cls }) => [
    ...[remote, release, String(visits), percent(visits / total(remote)), percent(errorRate)],
    ...[ms(lcp), ms(inp), cls === null ? '-' : cls.toFixed(3)],
  ]);
  return table([['last 24 hours', 'release', 'visits', 'share', 'failed', 'LCP p75', 'INP p75', 'CLS p75'], ...rows]);
}
