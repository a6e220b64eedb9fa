import { Metrics, RequestTimes } from './prometheus';

test('R-410 counters are lines of the text format, with escaped labels', () => {
  const metrics = new Metrics([
    ['signups', 'counter', 'Accounts.'],
    ['errors', 'counter', 'By code.'],
  ] as const);
  metrics.count('signups');
  metrics.count('signups');
  metrics.count('errors', { code: 'a"b\nc' });
  expect(metrics.renderLines()).toEqual([
    ...['# HELP signups Accounts.', '# TYPE signups counter', 'signups 2'],
    ...['# HELP errors By code.', '# TYPE errors counter', 'errors{code="a\\"b\\nc"} 1'],
  ]);
});

test('R-410 times are counted in cumulative buckets', () => {
  const times = new RequestTimes();
  for (const seconds of [0.005, 0.02, 0.5, 99]) times.add('GET', '/api/chats.php', 200, seconds);
  times.add('GET', '/api/chats.php', 304, 0.001);
  const findValue = (start: string) =>
    times
      .renderLines()
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1);
  const findBucket = (le: string) => findValue(`rendezvous_request_seconds_bucket{route="/api/chats.php",method="GET",le="${le}"}`);
  expect(['0.01', '0.03', '1', '10', '+Inf'].map(findBucket)).toEqual(['2', '3', '4', '4', '5']);
  expect(findValue('rendezvous_requests_total{route="/api/chats.php",method="GET",status="304"}')).toBe('1');
  expect(findValue('rendezvous_request_seconds_count')).toBe('5');
});
