import type { Measurement } from './measure';
import { formatCostTable, computeOnlineCost } from './onlineCost';

const aPollMeasurement = (name: string, cpuMs: number, setup = 'pglite-memory'): Measurement => ({
  ...{ setup, call: `/api/${name}.php unchanged` },
  ...{ rate: 1, share: 1, p50: 1, p95: 1, p99: 1, cpuMs },
});

test('R-411 an online member costs three unchanged polls a minute, taking the median of the rounds', () => {
  const measurements = [
    aPollMeasurement('user', 0.02),
    aPollMeasurement('user', 0.9),
    aPollMeasurement('user', 0.01),
    aPollMeasurement('chats', 0.03),
    aPollMeasurement('likes', 0.04),
  ];
  const others = [aPollMeasurement('user', 5, 'postgres-redis'), { ...aPollMeasurement('user', 9), call: '/api/user.php changed' }];
  expect(computeOnlineCost('pglite-memory', 2048, [...measurements, ...others]).cpuMsPerMinute).toBeCloseTo(0.09);
});

test('R-411 the cost of a million members is multiplied up and marked as extrapolated', () => {
  const table = formatCostTable([{ setup: 'postgres-redis', memoryBytes: 4096, cpuMsPerMinute: 0.06 }]);
  expect(table).toContain('(extrapolated)');
  expect(table.split('\n').at(-1)).toBe('| postgres-redis | 4.0 | 0.060 | 4 | 1.0 |');
});
