import { describeCause } from './describeCause';

it.each([
  [new TypeError('fetch failed', { cause: new Error('self-signed certificate') }), 'self-signed certificate'],
  [new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
  [new Error('socket hang up'), 'socket hang up'],
  [new AggregateError([]), 'unknown'],
  ['broken', 'broken'],
])('the cause of %p is described as %s', (error, cause) => {
  expect(describeCause(error)).toBe(cause);
});
