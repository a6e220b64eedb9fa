import type { SwitchMeasurements } from './observeSwitch';
import { toTimes } from './toTimes';

const measurements: Omit<SwitchMeasurements, 'calls'> = {
  observedFrom: 500,
  clickedAt: 1_000,
  screenPaintedAt: 1_050,
  contentPaintedAt: 1_600,
};

test('times count from the click', () => {
  expect(toTimes({ ...measurements, calls: [] })).toEqual({ screen: 50, content: 600, api: 0, slowestCall: 0 });
});

test.each([
  [
    'one after the other add up',
    [
      [1_100, 1_200],
      [1_300, 1_400],
    ],
    200,
  ],
  [
    'beside each other count once',
    [
      [1_100, 1_300],
      [1_200, 1_400],
    ],
    300,
  ],
  [
    'inside a longer one count once',
    [
      [1_100, 1_400],
      [1_200, 1_300],
    ],
    300,
  ],
  [
    'count from the click and to the content',
    [
      [900, 1_100],
      [1_500, 1_900],
    ],
    200,
  ],
])('calls %s', (_, calls, api) => {
  expect(toTimes({ ...measurements, calls: calls.map(([start = 0, end = 0]) => ({ start, end })) }).api).toBe(api);
});

test('the answer time is that of the slowest call started between the beginning of the observation and the content', () => {
  const calls = [
    { start: 400, end: 900 },
    { start: 510, end: 700 },
    { start: 1_100, end: 1_150 },
    { start: 1_700, end: 2_500 },
  ];
  expect(toTimes({ ...measurements, calls })).toMatchObject({ api: 50, slowestCall: 190 });
});
