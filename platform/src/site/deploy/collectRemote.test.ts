import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import { abortCanary } from '../../registry/changes/abortCanary';
import { blockRelease, startCanary, rollBackRemote } from './actions';
import { changeEntry } from '../../registry/changes/changeEntry';
import { findCollectableIds, markCollected } from './collectRemote';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import type { Registry } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';

const releases = [0, 1, 2, 3, 4, 5, 6, 7].map((minor) => aRelease({ version: `1.${minor}.0`, id: `1.${minor}.0-0000000${minor}` }));
const getId = (minor: number): string => releases[minor]?.id ?? '';
/** All releases were promoted in turn: 1.7 is stable, 1.6 to 1.2 are last good, 1.1 and 1.0 are unreachable. */
const registry = aRegistry(...releases);

/** Finds what can be collected if these registries were in force one after the other, all within the protected age. */
const findIds = (registries: readonly Registry[], requiredIds: readonly string[] = []): string[] => {
  const datedSerials = registries.map((document, day) => ({ at: day, document }));
  return findCollectableIds('mfe-chat', datedSerials, 0, requiredIds);
};

describe('R-020 what can be collected', () => {
  it('is every release that is not stable, canary, last good or in a channel', () => {
    expect(findIds([registry])).toEqual([getId(0), getId(1)]);
    const canary = startCanary(registry, 'mfe-chat', { release: getId(0), percent: 1, salt: 'a' });
    expect(findIds([canary])).toEqual([getId(1)]);
    expect(findIds([changeEntry(registry, 'mfe-chat', (entry) => ({ ...entry, channels: { next: getId(1) } }))])).toEqual([getId(0)]);
    expect(findIds([blockRelease(registry, 'mfe-chat', getId(3))])).toEqual([getId(0), getId(1), getId(3)]);
  });

  it('does not include a release that a link for one browser points to', () => {
    expect(findIds([registry], [getId(1)])).toEqual([getId(0)]);
  });

  it('does not include a release that somebody could get within the protected age: open pages may still run it', () => {
    const canary = startCanary(registry, 'mfe-chat', { release: getId(0), percent: 1, salt: 'a' });
    expect(findIds([canary, abortCanary(canary, 'mfe-chat')])).toEqual([getId(1)]);
    const rolledBackRegistry = rollBackRemote(registry, 'mfe-chat');
    expect(findIds([registry, rolledBackRegistry])).toEqual([getId(0), getId(1)]);
    expect(findIds([rolledBackRegistry])).toEqual([getId(0), getId(1), getId(7)]);
  });

  it('does not include a release that was published or brought back within the protected age', () => {
    const newRelease = aRelease({ version: '2.0.0', id: '2.0.0-00000000' });
    expect(findIds([registry, publishRelease(registry, newRelease)])).toEqual([getId(0), getId(1)]);
    const collectedRegistry = markCollected(registry, 'mfe-chat', [getId(0)], 5);
    expect(findIds([collectedRegistry])).toEqual([getId(1)]);
    expect(findIds([collectedRegistry, publishRelease(collectedRegistry, releases[0] ?? newRelease)])).toEqual([getId(1)]);
  });

  it('is nothing when the registry is younger than the protected age, or does not have the remote', () => {
    expect(findCollectableIds('mfe-chat', [{ at: 1, document: registry }], 0, [])).toEqual([]);
    expect(findCollectableIds('mfe-auth', [{ at: 0, document: registry }], 0, [])).toEqual([]);
    expect(findCollectableIds('mfe-chat', [], 0, [])).toEqual([]);
  });
});

describe('R-020 a collected release', () => {
  const registryAfterGc = markCollected(registry, 'mfe-chat', [getId(0), getId(1)], Date.UTC(2026, 1, 3));

  it('can no longer be chosen, and the reason says when it was collected', () => {
    expect(() => promoteRelease(registryAfterGc, 'mfe-chat', getId(0))).toThrow(
      `mfe-chat ${getId(0)} was collected on 2026-02-03; publish the same content as the same version again to bring it back.`,
    );
    expect(() => startCanary(registryAfterGc, 'mfe-chat', { release: getId(1), percent: 1, salt: 'a' })).toThrow('collected');
    const { trace } = resolveVisit(registryAfterGc, { visitorId: 'a', country: '', locale: 'en', overrides: { 'mfe-chat': getId(0) } });
    expect(trace).toContainEqual({ remote: 'mfe-chat', rule: 'override', release: getId(0), taken: false, reason: 'collected' });
  });

  it('comes back unchanged when the same content is published again; different bytes need another version', () => {
    const [first = aRelease()] = releases;
    const restoredRegistry = publishRelease(registryAfterGc, { ...first, builtAt: 1 });
    expect(restoredRegistry.remotes['mfe-chat']).toMatchObject({
      published: registry.remotes['mfe-chat']?.published,
      collected: { [getId(1)]: expect.any(Number) },
    });
    expect(restoredRegistry.releases[`mfe-chat/${getId(0)}`]).toBe(first);
    expect(publishRelease(restoredRegistry, releases[1] ?? first).remotes['mfe-chat']).toEqual(registry.remotes['mfe-chat']);
    expect(() => publishRelease(registryAfterGc, { ...first, integrity: {} })).toThrow('raise the version');
    expect(() => publishRelease(restoredRegistry, first)).toThrow('raise the version');
  });
});
