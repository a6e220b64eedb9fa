import type { HourCount } from '../visit/BeaconStore';
import { lineOf, timelineOf } from './timeline';

const row = (hour: number, what: string, visits: number, release = 'a'): HourCount => ({
  ...{ hour, remote: 'mfe-chat', release, what, visits, reason: '' },
});

describe('figures over time', () => {
  const rows = [row(10, 'visit', 4), row(10, 'failed', 1), row(12, 'visit', 2), row(12, 'visit', 9, 'b')];

  it('every span is included, even those without a visit', () => {
    const timeline = timelineOf(rows, 9, 13, 1);
    expect(timeline.spans).toEqual([9, 10, 11, 12, 13]);
    expect(lineOf(timeline, { remote: 'mfe-chat', release: 'a' }, ({ visits }) => visits)).toEqual([null, 4, null, 2, null]);
    expect(lineOf(timeline, { remote: 'mfe-chat', release: 'a' }, ({ errorRate }) => errorRate)).toEqual([null, 0.25, null, 0, null]);
    expect(lineOf(timeline, { remote: 'mfe-chat', release: 'c' }, ({ visits }) => visits)).toEqual([null, null, null, null, null]);
  });

  it('spans begin at multiples of their length, as the counts do', () => {
    expect(timelineOf([row(12, 'visit', 1)], 14, 37, 12).spans).toEqual([12, 24, 36]);
  });
});
