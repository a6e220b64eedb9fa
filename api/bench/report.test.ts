import type { Measurement } from './measure';
import { summarise, formatTable } from './report';

const aMeasurement = (changes: Partial<Measurement>): Measurement => ({
  setup: 'pglite-memory',
  call: 'send a message',
  rate: 100,
  share: 0.5,
  p50: 4,
  p95: 20,
  p99: 30,
  cpuMs: 1.5,
  ...changes,
});

test('R-411 rounds are merged into one line of medians and checked against the limit', () => {
  const rows = summarise([aMeasurement({ rate: 90 }), aMeasurement({ rate: 1_100, p95: 30 }), aMeasurement({ rate: 1_200, p95: 10 })]);
  expect(rows).toHaveLength(1);
  const line = formatTable(rows).split('\n').at(-1);
  expect(line).toBe('| pglite-memory | send a message | 1,100 | 0.50 | 0.50 to 0.50 | 4.0 | 20 | 30 | 1.500 | under 60 |');
});

test('R-411 a call over its limit is highlighted; a call without a limit is not judged', () => {
  const [lateLine, unlimitedLine] = formatTable(summarise([aMeasurement({ p95: 60 }), aMeasurement({ call: 'hello world' })]))
    .split('\n')
    .slice(2);
  expect(lateLine).toContain('**over 60**');
  expect(unlimitedLine).toMatch(/\| {2}\|$/);
});

test('each setup and call has a line of its own, in the order of measurement', () => {
  const rows = summarise([aMeasurement({}), aMeasurement({ setup: 'postgres-redis' }), aMeasurement({})]);
  expect(rows.map(({ setup }) => setup)).toEqual(['pglite-memory', 'postgres-redis']);
});

test('decision 015: an unchanged poll is measured against the hello world, with a slightly lower limit for Redis', () => {
  const unchanged = { call: '/api/chats.php unchanged', share: 0.65 };
  const [memoryLine, redisLine] = formatTable(summarise([aMeasurement(unchanged), aMeasurement({ ...unchanged, setup: 'pglite-redis' })]))
    .split('\n')
    .slice(2);
  expect(memoryLine).toContain('**below 0.7**');
  expect(redisLine).toContain('at least 0.6');
});
