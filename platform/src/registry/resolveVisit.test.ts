import type { Release } from '@rendezvous/shared/contract';
import fc from 'fast-check';
import { aRegistry } from '../testing/aRegistry';
import { aRelease } from '../testing/aRelease';
import { blockRelease, switchRemote } from '../site/deploy/actions';
import { changeEntry } from './changes/changeEntry';
import { publishRelease } from './changes/publishRelease';
import { getCanaryBucket } from './chooseReleases';
import type { Registry } from './Registry';
import type { Canary } from './registrySchema';
import { resolveVisit } from './resolveVisit';
import type { Visit } from './Visit';

const visit: Visit = { visitorId: 'visitor-1', country: 'NL', locale: 'nl' };
const oldRelease = aRelease({ version: '1.0.0', id: '1.0.0-00000000' });
const currentRelease = aRelease({ version: '1.1.0', id: '1.1.0-11111111' });
const nextRelease = aRelease({ version: '1.2.0', id: '1.2.0-22222222' });
const baseRegistry = publishRelease(aRegistry(oldRelease, currentRelease), nextRelease);

const withCanary = (canary: Partial<Canary>): Registry =>
  changeEntry(baseRegistry, 'mfe-chat', (entry) => ({ ...entry, canary: { release: nextRelease.id, percent: 100, salt: 'a', ...canary } }));
const resolveChat = (registry: Registry, changes: Partial<Visit> = {}) =>
  resolveVisit(registry, { ...visit, ...changes }).plan.remotes.find(({ name }) => name === 'mfe-chat');
const getCandidateIds = (registry: Registry, changes: Partial<Visit> = {}) =>
  resolveChat(registry, changes)?.candidates.map(({ release }) => release);
const aReleaseRequiring = (range: string): Release =>
  aRelease({ ...currentRelease, requires: { ...currentRelease.requires, shared: range } });

describe('which release a visit gets', () => {
  const cases: [what: string, registry: Registry, changes: Partial<Visit>, candidates: string[]][] = [
    ['stable, then the last good one', baseRegistry, {}, [currentRelease.id, oldRelease.id]],
    ['an override before stable', baseRegistry, { overrides: { 'mfe-chat': nextRelease.id } }, [nextRelease.id, currentRelease.id]],
    [
      'an unknown override is passed over',
      baseRegistry,
      { overrides: { 'mfe-chat': '9.9.9-99999999' } },
      [currentRelease.id, oldRelease.id],
    ],
    [
      'a blocked override is passed over',
      blockRelease(baseRegistry, 'mfe-chat', nextRelease.id),
      { overrides: { 'mfe-chat': nextRelease.id } },
      [currentRelease.id, oldRelease.id],
    ],
    ['a blocked stable release falls to the last good one', blockRelease(baseRegistry, 'mfe-chat', currentRelease.id), {}, [oldRelease.id]],
    ['a canary of 100 % before stable', withCanary({}), {}, [nextRelease.id, currentRelease.id]],
    ['a canary for another country', withCanary({ only: { country: 'DE' } }), {}, [currentRelease.id, oldRelease.id]],
    ['a canary for this country', withCanary({ only: { country: 'NL' } }), {}, [nextRelease.id, currentRelease.id]],
    ['a canary for another locale', withCanary({ only: { locale: 'de' } }), {}, [currentRelease.id, oldRelease.id]],
    ['nothing when switched off', switchRemote(baseRegistry, 'mfe-chat', 'off'), {}, []],
    ['nothing in maintenance', switchRemote(baseRegistry, 'mfe-chat', 'maintenance'), {}, []],
  ];

  it('comes with its texts, and the fallback without them, since every document carries both', () => {
    const { candidates = [] } = resolveChat(baseRegistry, { locale: 'en' }) ?? {};
    expect(candidates.map(({ catalogues }) => catalogues)).toEqual([{ en: 'lang/en.json' }, {}]);
  });

  it.each(cases)('R-020 %s', (_, registry, changes, candidates) => {
    expect(getCandidateIds(registry, changes)).toEqual(candidates);
  });

  it.each([
    ['~1.0', [currentRelease.id, oldRelease.id]],
    ['^1.0', [currentRelease.id, oldRelease.id]],
    ['^2.0', [oldRelease.id]],
    ['not a range', [oldRelease.id]],
  ])('R-415 a release that needs shared %s on a shell with 1.0.0', (range, candidates) => {
    const registry = {
      ...baseRegistry,
      releases: { ...baseRegistry.releases, [`mfe-chat/${currentRelease.id}`]: aReleaseRequiring(range) },
    };
    expect(getCandidateIds(registry)).toEqual(candidates);
  });

  it('R-002 a remote that is off keeps its routes, so that they are not a 404', () => {
    expect(resolveChat(switchRemote(baseRegistry, 'mfe-chat', 'off'))).toMatchObject({ state: 'off', routes: [{ name: 'chats' }] });
  });

  it('R-020 the trace names every step with its reason', () => {
    const { trace } = resolveVisit(withCanary({ percent: 0 }), visit);
    expect(trace.filter(({ remote }) => remote === 'mfe-chat')).toEqual([
      { remote: 'mfe-chat', rule: 'canary', release: null, taken: false, reason: expect.stringMatching(/^bucket \d+\.\d{3} of 0 %$/) },
      { remote: 'mfe-chat', rule: 'stable', release: currentRelease.id, taken: true, reason: 'stable' },
      { remote: 'mfe-chat', rule: 'last-good', release: oldRelease.id, taken: true, reason: 'last good' },
    ]);
  });

  it('R-001 names the live shell, and no remote runs without one', () => {
    expect(resolveVisit(baseRegistry, visit).plan.shell).toBe('1.0.0-' + baseRegistry.remotes.shell?.stable?.slice(-8));
    const { shell: _, ...remotes } = baseRegistry.remotes;
    expect(getCandidateIds({ ...baseRegistry, remotes })).toEqual([]);
  });
});

describe('canary buckets', () => {
  const visitors = fc.uuid();
  const isInCanary = (percent: number, visitorId: string): boolean =>
    getCandidateIds(withCanary({ percent }), { visitorId })?.[0] === nextRelease.id;

  it('0 % selects nobody and 100 % selects everybody', () => {
    fc.assert(fc.property(visitors, (visitorId) => !isInCanary(0, visitorId) && isInCanary(100, visitorId)));
  });

  it('raising the share never takes the canary away from anybody', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(visitors, percent, percent, (visitorId, firstPercent, secondPercent) => {
        const [low, high] = [Math.min(firstPercent, secondPercent), Math.max(firstPercent, secondPercent)];
        return !isInCanary(low, visitorId) || isInCanary(high, visitorId);
      }),
    );
  });

  it('a share of p % selects p % of the visitors, and two remotes choose independently', () => {
    const ids = Array.from({ length: 4_000 }, (_, index) => `visitor-${index}`);
    const getShare = (test: (id: string) => boolean): number => ids.filter(test).length / ids.length;
    const isInChatCanary = (id: string): boolean => getCanaryBucket(id, 'mfe-chat', 'a') < 30;
    const isInCreditsCanary = (id: string): boolean => getCanaryBucket(id, 'mfe-credits', 'a') < 50;
    expect(getShare(isInChatCanary)).toBeCloseTo(0.3, 1);
    expect(getShare((id) => isInChatCanary(id) && isInCreditsCanary(id))).toBeCloseTo(0.15, 1);
  });

  it('another salt gives different buckets', () => {
    fc.assert(fc.property(visitors, (id) => getCanaryBucket(id, 'mfe-chat', 'a') !== getCanaryBucket(id, 'mfe-chat', 'b')));
  });
});
