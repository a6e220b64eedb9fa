import { keptTracking, trackingOf } from './tracking';

describe('tracking', () => {
  test('R-349 only the five known values are taken, and only clean ones', () => {
    const query = new URLSearchParams({ network: 'partner.1', ref: 'a b', sub1: 'x'.repeat(101), sub2: 'ok-2', other: 'no' });
    expect(trackingOf(query)).toEqual({ network: 'partner.1', sub2: 'ok-2' });
  });

  test('R-349 kept values come back as they were', () => {
    expect(keptTracking(JSON.stringify({ network: 'partner.1', evil: '1' }))).toEqual({ network: 'partner.1' });
  });

  test.each([null, '', 'nonsense', 'null', '3'])('R-349 %s kept is nothing', (text) => {
    expect(keptTracking(text)).toEqual({});
  });
});
