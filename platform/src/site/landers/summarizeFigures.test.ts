import type { LanderFigure } from '@rendezvous/shared/contract';
import { formatInterval, getInterval, summarizeFigures } from './summarizeFigures';

const aFigure = (variant: string, views: number, signups: number, day = '2026-06-01'): LanderFigure => ({
  ...{ name: 'gallery', slug: 'summer', variant, day },
  ...{ views, signups },
});
const concludeFrom = (...figures: LanderFigure[]): string | undefined => summarizeFigures(figures)[0]?.conclusion;

it('R-362 figures are summed by campaign and variant', () => {
  const other = { ...aFigure('default', 0, 0), name: 'video', slug: 'default' };
  const summary = summarizeFigures([aFigure('a', 60, 3), aFigure('a', 40, 7, '2026-06-02'), aFigure('b', 10, 0), other]);
  expect(summary.map(({ name, slug }) => `${name}/${slug}`)).toEqual(['gallery/summer', 'video/default']);
  expect(summary[0]?.variants).toMatchObject([
    { variant: 'a', views: 100, signups: 10, rate: 0.1 },
    { variant: 'b', views: 10, signups: 0, rate: 0 },
  ]);
  expect(summary[1]?.variants).toEqual([{ variant: 'default', views: 0, signups: 0, rate: null, interval: null }]);
});

it.each([
  [10, 100, '5.5 to 17.4 %'],
  [0, 100, '0.0 to 3.7 %'],
  [100, 100, '96.3 to 100.0 %'],
  [3, 2, '34.2 to 100.0 %'],
])('R-362 the interval of %d sign-ups of %d views is %s', (signups, views, text) => {
  expect(formatInterval(getInterval(signups, views))).toBe(text);
});

it.each([
  ['without variants there is none', '', [aFigure('default', 5_000, 100)]],
  ['few views', 'too few views to compare: each variant needs at least 1000', [aFigure('a', 999, 1), aFigure('b', 1_000, 99)]],
  ['overlapping intervals', expect.stringMatching(/^no winner: /), [aFigure('a', 2_000, 100), aFigure('b', 2_000, 110)]],
  ['a clear difference', 'b is ahead: its interval lies above the others', [aFigure('a', 2_000, 100), aFigure('b', 2_000, 180)]],
  [
    'one of three that is not ahead of both',
    expect.stringMatching(/^no winner: /),
    [aFigure('a', 2_000, 100), aFigure('b', 2_000, 180), aFigure('c', 2_000, 175)],
  ],
  [
    'what was counted before the test is not compared',
    'b is ahead: its interval lies above the others',
    [aFigure('default', 10, 9), aFigure('a', 2_000, 100), aFigure('b', 2_000, 180)],
  ],
])('R-362 the conclusion from %s', (_, conclusion, figures) => {
  expect(concludeFrom(...figures)).toEqual(conclusion);
});
