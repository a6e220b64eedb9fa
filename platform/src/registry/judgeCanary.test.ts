import fc from 'fast-check';
import { DEFAULT_ABORT_CONDITIONS, judgeCanary, type Tally } from './judgeCanary';

const aTally = (failed: number, visits: number, poor = 0): Tally => ({ failed, visits, poor });

describe('whether a canary is aborted automatically', () => {
  const cases: [what: string, canary: Tally, stable: Tally, abort: boolean][] = [
    ['it fails always', aTally(50, 50), aTally(0, 500), true],
    ['it fails always, but too few had it', aTally(49, 49), aTally(0, 500), false],
    ['it fails a little more than the limit', aTally(4, 60), aTally(0, 500), true],
    ['it fails exactly at the limit', aTally(3, 60), aTally(0, 500), false],
    ['the network is broken for everybody', aTally(30, 60), aTally(260, 500), false],
    ['it fails clearly more often than a stable release that fails too', aTally(12, 60), aTally(50, 500), true],
    ['it has everybody, so that nothing stands beside it', aTally(30, 60), aTally(0, 0), true],
    ['the stable release failed for the one visit it had', aTally(30, 60), aTally(1, 1), true],
    ['nobody reported anything', aTally(0, 0), aTally(0, 0), false],
    ['it is slow for clearly more visits', aTally(0, 200, 100), aTally(0, 900, 90), true],
    ['it is slow for as many more as the limit', aTally(0, 200, 60), aTally(0, 200, 20), false],
    ['it is slow, but too few had it', aTally(0, 199, 199), aTally(0, 900, 0), false],
    ['it is slow, but too few had the stable release', aTally(0, 900, 900), aTally(0, 199, 0), false],
    ['it is slow, as stable is', aTally(0, 200, 120), aTally(0, 900, 500), false],
  ];
  it.each(cases)('%s', (_, canary, stable, abort) => {
    expect(judgeCanary({ canary, stable }, DEFAULT_ABORT_CONDITIONS).abort).toBe(abort);
  });

  it('says why in words and numbers', () => {
    expect(judgeCanary({ canary: aTally(12, 60), stable: aTally(5, 500) }, DEFAULT_ABORT_CONDITIONS).why).toBe(
      '12 of 60 visits failed (20 %), stable 1 % of 500; the limit is 5 % above stable',
    );
    expect(judgeCanary({ canary: aTally(1, 3), stable: aTally(0, 0) }, DEFAULT_ABORT_CONDITIONS).why).toBe(
      '1 of 3 visits failed (33.33 %); it is judged from 50 visits on',
    );
  });

  it('says how slow it was', () => {
    expect(judgeCanary({ canary: aTally(1, 200, 100), stable: aTally(5, 500, 50) }, DEFAULT_ABORT_CONDITIONS).why).toBe(
      '100 of 200 visits had poor web vitals (50 %), stable 10 % of 500; the limit is 20 % above stable',
    );
    expect(
      judgeCanary({ canary: aTally(1, 200, 100), stable: aTally(5, 500, 50) }, { ...DEFAULT_ABORT_CONDITIONS, poorRate: 1 }).abort,
    ).toBe(false);
  });

  it('a canary without a limit continues whatever happens', () => {
    expect(judgeCanary({ canary: aTally(500, 500), stable: aTally(0, 500) }, undefined)).toMatchObject({ abort: false });
  });

  it('one more failure never saves a canary, and one more failure of stable never causes an abort', () => {
    const tallies = fc.nat(400).chain((visits) => fc.record({ visits: fc.constant(visits), failed: fc.nat(visits), poor: fc.constant(0) }));
    const isAborted = (canary: Tally, stable: Tally): boolean => judgeCanary({ canary, stable }, DEFAULT_ABORT_CONDITIONS).abort;
    fc.assert(
      fc.property(tallies, tallies, (canary, stable) => {
        const worseCanary = aTally(Math.min(canary.failed + 1, canary.visits), canary.visits);
        const worseStable = aTally(Math.min(stable.failed + 1, stable.visits), stable.visits);
        if (isAborted(canary, stable)) expect(isAborted(worseCanary, stable)).toBe(true);
        else expect(isAborted(canary, worseStable)).toBe(false);
      }),
    );
  });

  it('a healthy canary, failing like stable for 1 % of its visits and slow for 15 %, survives 2,000 visits', () => {
    // A deterministic generator, so that the same visits fail in each run.
    let state = 7;
    const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let abortedCount = 0;
    for (let run = 0; run < 200; run += 1) {
      const [canary, stable] = [aTally(0, 0), aTally(0, 0)];
      for (let visit = 0; visit < 2_000; visit += 1) {
        const tally = visit % 2 === 0 ? canary : stable;
        tally.visits += 1;
        tally.failed += random() < 0.01 ? 1 : 0;
        tally.poor += random() < 0.15 ? 1 : 0;
        if (!judgeCanary({ canary, stable }, DEFAULT_ABORT_CONDITIONS).abort) continue;
        abortedCount += 1;
        break;
      }
    }
    expect(abortedCount).toBeLessThanOrEqual(4);
  });
});
