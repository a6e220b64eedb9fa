import { retryDelay } from './retryDelay';
import type { TransportReply, TransportRequest } from './Transport';

const readRequest: TransportRequest = { method: 'GET', url: '/api/chats.php', headers: {}, timeoutMs: 1_000 };
const aReply = (status: number, headers: Record<string, string> = {}): TransportReply => ({ status, headers, body: undefined });
const middleRandom = (): number => 0.5;

describe('retrying a call', () => {
  it('R-161 waits 200, 400, 800, 1600 and 3200 ms, then gives up', () => {
    const delays = [0, 1, 2, 3, 4, 5].map((attempt) => retryDelay(readRequest, undefined, attempt, middleRandom));
    expect(delays).toEqual([200, 400, 800, 1600, 3200, undefined]);
  });

  it.each([
    [0, 160],
    [1, 240],
  ])('R-161 applies 20 percent jitter: random value %d gives %d ms', (randomValue, ms) => {
    expect(retryDelay(readRequest, undefined, 0, () => randomValue)).toBeCloseTo(ms);
  });

  it.each([
    [408, true],
    [429, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [403, false],
    [404, false],
    [422, false],
    [500, false],
  ])('R-161 after status %d it retries: %s', (status, isRetried) => {
    expect(retryDelay(readRequest, aReply(status), 0, middleRandom) !== undefined).toBe(isRetried);
  });

  it.each([
    ['3', 3_000],
    ['10', 10_000],
    ['11', undefined],
    ['soon', 200],
  ])('R-161 Retry-After %s gives a delay of %s ms', (value, delay) => {
    expect(retryDelay(readRequest, aReply(429, { 'retry-after': value }), 0, middleRandom)).toBe(delay);
  });

  it.each([
    ['POST without client_id', { method: 'POST', body: { a: 1 } }, false],
    ['POST with client_id', { method: 'POST', body: { client_id: 'x' } }, true],
    ['PUT', { method: 'PUT', body: {} }, false],
    ['DELETE', { method: 'DELETE', body: {} }, false],
  ] as const)('R-281 %s is retried: %s', (_, call, isRetried) => {
    expect(retryDelay({ ...readRequest, ...call }, undefined, 0, middleRandom) !== undefined).toBe(isRetried);
  });
});
