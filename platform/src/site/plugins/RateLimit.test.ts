import { RateLimit } from './RateLimit';

describe('a rate limit', () => {
  let now = 1_000;
  const limit = new RateLimit({ max: 2, windowMs: 100 }, () => now);

  it('applies to each key separately, and ends with its window', () => {
    expect(['a', 'a', 'a', 'b'].map((key) => limit.consume(key))).toEqual([true, true, false, true]);
    now += 99;
    expect(limit.consume('a')).toBe(false);
    now += 1;
    expect(limit.consume('a')).toBe(true);
  });

  it('also ends when the clock jumps back', () => {
    for (let count = 0; count < 5; count += 1) limit.consume('c');
    now -= 1_000;
    expect(limit.consume('c')).toBe(true);
  });
});
