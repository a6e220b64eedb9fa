import fc from 'fast-check';
import { getCanaryBucket } from './chooseReleases';

const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
const chooseVisitors = (percent: number, remote = 'mfe-chat', salt = 'salt'): string[] =>
  visitors.filter((visitor) => getCanaryBucket(visitor, remote, salt) < percent);

describe('R-020 the bucket of a visitor in a canary', () => {
  it('is at least 0, below 100, and always the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (visitor, salt) => {
        const bucket = getCanaryBucket(visitor, 'mfe-chat', salt);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
        expect(getCanaryBucket(visitor, 'mfe-chat', salt)).toBe(bucket);
      }),
    );
  });

  it('0 % selects nobody, 100 % everybody', () => {
    expect([chooseVisitors(0).length, chooseVisitors(100).length]).toEqual([0, visitors.length]);
  });

  it('a raised share keeps the visitors it had', () => {
    const fewVisitors = chooseVisitors(5);
    expect(chooseVisitors(50)).toEqual(expect.arrayContaining(fewVisitors));
    expect(fewVisitors.length).toBeGreaterThan(0);
  });

  it.each([5, 25, 50])('%s %% selects about that share of the visitors', (percent) => {
    expect(Math.abs((chooseVisitors(percent).length / visitors.length) * 100 - percent)).toBeLessThan(4);
  });

  it('canaries of two remotes, and two draws of one, are independent', () => {
    for (const otherVisitors of [chooseVisitors(50, 'mfe-credits'), chooseVisitors(50, 'mfe-chat', 'other')]) {
      const sharedFraction = chooseVisitors(50).filter((visitor) => otherVisitors.includes(visitor)).length / visitors.length;
      expect(Math.abs(sharedFraction * 100 - 25)).toBeLessThan(4);
    }
  });

  it('inputs that join to the same text get different buckets', () => {
    expect(getCanaryBucket('c', 'a', 'b')).not.toBe(getCanaryBucket('bc', 'a', ''));
  });
});
