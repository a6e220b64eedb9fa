import type { Measurement } from './measure';
import { formatCostTable, onlineCost } from './onlineCost';

const poll = (name: string, cpuMs: number, setup = 'pglite-memory'): Measurement => ({
  ...{ setup, call: `/api/${name}.php unchanged` },
  ...{ rate: 1, share: 1, p50: 1, p95: 1, p99: 1, cpuMs },
});

test('R-411 an online member costs three unchanged polls a minute, taking the median of the rounds', () => {
  const measured = [poll('user', 0.02), poll('user', 0.9), poll('user', 0.01), poll('chats', 0.03), poll('likes', 0.04)];
  const others = [poll('user', 5, 'postgres-redis'), { ...poll('user', 9), call: '/api/user.php changed' }];
  expect(onlineCost('pglite-memory', 2048, [...measured, ...others]).cpuMsPerMinute).toBeCloseTo(0.09);
});

test('R-411 the cost of a million members is multiplied up and marked as extrapolated', () => {
  const table = formatCostTable([{ setup: 'postgres-redis', memoryBytes: 4096, cpuMsPerMinute: 0.06 }]);
  expect(table).toContain('(extrapolated)');
  expect(table.split('\n').at(-1)).toBe('| postgres-redis | 4.0 | 0.060 | 4 | 1.0 |');
});
