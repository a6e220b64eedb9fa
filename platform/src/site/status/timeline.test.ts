import type { HourCount } from '../visit/BeaconStore';
import { toChartValues, toTimeline } from './timeline';

const aRow = (hour: number, rowName: string, visits: number, release = 'a'): HourCount => ({
  ...{ hour, remote: 'mfe-chat', release, rowName, visits, reason: '' },
});

describe('figures over time', () => {
  const rows = [aRow(10, 'visit', 4), aRow(10, 'failed', 1), aRow(12, 'visit', 2), aRow(12, 'visit', 9, 'b')];

  it('every span is included, even those without a visit', () => {
    const timeline = toTimeline(rows, 9, 13, 1);
    expect(timeline.spanStarts).toEqual([9, 10, 11, 12, 13]);
    expect(toChartValues(timeline, { remote: 'mfe-chat', release: 'a' }, ({ visits }) => visits)).toEqual([null, 4, null, 2, null]);
    expect(toChartValues(timeline, { remote: 'mfe-chat', release: 'a' }, ({ errorRate }) => errorRate)).toEqual([
      null,
      0.25,
      null,
      0,
      null,
    ]);
    expect(toChartValues(timeline, { remote: 'mfe-chat', release: 'c' }, ({ visits }) => visits)).toEqual([null, null, null, null, null]);
  });

  it('spans begin at multiples of their length, as the counts do', () => {
    expect(toTimeline([aRow(12, 'visit', 1)], 14, 37, 12).spanStarts).toEqual([12, 24, 36]);
  });
});
