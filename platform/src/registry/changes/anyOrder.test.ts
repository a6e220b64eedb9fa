import fc from 'fast-check';
import { Check } from 'typebox/value';
import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import type { Registry } from '../Registry';
import { registrySchema } from '../registrySchema';
import { resolveVisit } from '../resolveVisit';
import { abortCanary } from './abortCanary';
import { blockRelease, startCanary, rollBackRemote, switchRemote } from '../../site/deploy/actions';
import { promoteRelease } from './promoteRelease';
import { publishRelease } from './publishRelease';
import { RefusedChange } from './RefusedChange';

const chat = 'mfe-chat';
const releases = Array.from({ length: 8 }, (_, index) => aRelease({ version: `1.${index}.0`, id: `1.${index}.0-0000000${index}` }));
const initialRegistry = releases.reduce((registry, release) => publishRelease(registry, release), aRegistry());
const visit = { visitorId: 'visitor-1', country: 'NL', locale: 'nl' } as const;

type Step = (registry: Registry) => Registry;

const anId = fc.constantFrom(...releases.map(({ id }) => id), '9.9.9-99999999');
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: anId.map(
      (id): Step =>
        (registry) =>
          promoteRelease(registry, chat, id),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>((registry) => rollBackRemote(registry, chat)) },
  anId.map(
    (id): Step =>
      (registry) =>
        blockRelease(registry, chat, id),
  ),
  fc.tuple(anId, fc.integer({ min: 0, max: 100 })).map(
    ([release, percent]): Step =>
      (registry) =>
        startCanary(registry, chat, { release, percent, salt: 'a' }),
  ),
  fc.constant<Step>((registry) => abortCanary(registry, chat)),
  fc.constantFrom('on' as const, 'off' as const, 'maintenance' as const).map(
    (state): Step =>
      (registry) =>
        switchRemote(registry, chat, state),
  ),
);

/** Applies the steps in order, skipping rejected ones; returns the resulting registry. */
const applySteps = (steps: readonly Step[]): Registry =>
  steps.reduce((registry, step) => {
    try {
      return step(registry);
    } catch (error) {
      if (error instanceof RefusedChange) return registry;
      throw error;
    }
  }, initialRegistry);

const assertAlways = (expectation: (registry: Registry) => void): void =>
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
      const initialText = JSON.stringify(initialRegistry);
      expectation(applySteps(steps));
      expect(JSON.stringify(initialRegistry)).toBe(initialText);
    }),
  );

describe('R-020 after any sequence of changes to a remote', () => {
  it('the registry can be stored and nothing published is lost', () => {
    assertAlways((registry) => {
      const { releases: documents, ...document } = registry;
      expect(Check(registrySchema, document)).toBe(true);
      expect(registry.remotes[chat]?.published).toEqual(releases.map(({ id }) => id));
      expect(Object.keys(documents)).toEqual(Object.keys(initialRegistry.releases));
    });
  });

  it('the last good releases are at most five, distinct, not blocked and not the stable one', () => {
    assertAlways((registry) => {
      const { lastGood = [], stable = null, blocked = [] } = registry.remotes[chat] ?? {};
      expect(lastGood.length).toBeLessThanOrEqual(5);
      expect(new Set(lastGood).size).toBe(lastGood.length);
      expect(lastGood.filter((id) => id === stable || blocked.includes(id))).toEqual([]);
    });
  });

  it('a visit gets at most two releases, none blocked, and none of a remote that is off', () => {
    assertAlways((registry) => {
      const { state, blocked = [] } = registry.remotes[chat] ?? {};
      const candidates = resolveVisit(registry, visit).plan.remotes.find(({ name }) => name === chat)?.candidates ?? [];
      expect(candidates.length).toBeLessThanOrEqual(state === 'on' ? 2 : 0);
      expect(candidates.filter(({ release }) => blocked.includes(release))).toEqual([]);
    });
  });

  it('a promotion followed by a rollback restores the stable release', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 20 }), fc.nat(7), (steps, index) => {
        const registry = applySteps(steps);
        const { stable = null, blocked = [] } = registry.remotes[chat] ?? {};
        const { id = '' } = releases[index] ?? {};
        fc.pre(stable !== null && stable !== id && !blocked.includes(stable) && !blocked.includes(id));
        expect(rollBackRemote(promoteRelease(registry, chat, id), chat).remotes[chat]?.stable).toBe(stable);
      }),
    );
  });
});
