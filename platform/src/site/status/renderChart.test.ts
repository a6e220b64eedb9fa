import { renderChart, type ChartLine, roundUp } from './renderChart';

const draw = (...lines: ChartLine[]): string =>
  renderChart({ title: 'Visits', lines, formatValue: (value) => `${value} visits`, minScaleEnd: 5, from: 'then', to: 'now' }).text;
const findPaths = (text: string): string[] => [...text.matchAll(/class="line k\d"><path d="([^"]*)"/g)].map(([, path = '']) => path);

describe('small charts', () => {
  it.each([
    [0, 1],
    [0.02, 0.02],
    [0.021, 0.03],
    [1, 1],
    [3, 3],
    [51, 60],
    [81, 100],
    [1_234, 1_500],
  ])('the scale of %s ends at %s', (value, expectedEnd) => {
    expect(roundUp(value)).toBe(expectedEnd);
  });

  it('describe their content in words', () => {
    expect(draw({ key: 0, name: '1.0.0', values: [1, 7, null] }, { key: 1, name: '1.1.0', values: [null, null, null] })).toContain(
      'aria-label="Visits: 1.0.0 7 visits last, 7 visits at most; 1.1.0 nothing."',
    );
    expect(draw()).toContain('aria-label="Visits: nothing."');
  });

  it('leave a gap where a value is missing', () => {
    const [path = ''] = findPaths(draw({ key: 0, name: 'a', values: [1, 2, null, 4] }));
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/L/g)).toHaveLength(1);
  });

  it('show an isolated value, and the last value of each line, as a dot', () => {
    expect(draw({ key: 0, name: 'a', values: [1, null, 2, 3] }).match(/<circle/g)).toHaveLength(2);
  });

  it('stay within their frame, however large a value is', () => {
    const [path = ''] = findPaths(draw({ key: 0, name: 'a', values: [0, 987_654, 5] }));
    for (const [, x, y] of path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(300);
      expect(Number(y)).toBeGreaterThanOrEqual(6);
      expect(Number(y)).toBeLessThanOrEqual(96);
    }
  });

  it('need no style attribute and no script', () => {
    expect(draw({ key: 0, name: '<script>', values: [1] })).not.toMatch(/ style=|<script/);
  });
});
