import { RateLimitCounter } from './createMemoryCache';

test('R-366 a window ends at its time, and one opened by a clock that was ahead ends at once', () => {
  const counter = new RateLimitCounter();
  expect([counter.hit('anna', 60, 1_000), counter.hit('anna', 60, 1_059).calls]).toEqual([{ calls: 1, endsAt: 1_060 }, 2]);
  expect(counter.hit('anna', 60, 1_060)).toEqual({ calls: 1, endsAt: 1_120 });
  expect(counter.hit('anna', 60, 900)).toEqual({ calls: 1, endsAt: 960 });
});

test('R-366 the higher of two counts applies: losing one memory gives nobody a new window', () => {
  const counter = new RateLimitCounter();
  expect(counter.mergeHit({ calls: 7, endsAt: 1_030 }, 'anna', 60, 1_000)).toEqual({ calls: 7, endsAt: 1_030 });
  expect(counter.mergeHit({ calls: 1, endsAt: 1_061 }, 'anna', 60, 1_001)).toEqual({ calls: 8, endsAt: 1_030 });
  expect(counter.hit('anna', 60, 1_002)).toEqual({ calls: 9, endsAt: 1_030 });
  expect(counter.mergeHit({ calls: 2, endsAt: 1_061 }, 'anna', 60, 1_031)).toEqual({ calls: 2, endsAt: 1_061 });
});
