import { aRegistry } from '../../testing/aRegistry';
import { aRelease, aShell } from '../../testing/aRelease';
import { createEmptyRegistry, type Registry } from '../Registry';
import type { RegistryEntry } from '../registrySchema';
import { abortCanary } from './abortCanary';
import { blockRelease, startCanary, rollBackRemote, switchRemote } from '../../site/deploy/actions';
import { changeEntry } from './changeEntry';
import { promoteRelease } from './promoteRelease';
import { publishRelease } from './publishRelease';

const oldRelease = aRelease({ version: '1.0.0', id: '1.0.0-00000000' });
const currentRelease = aRelease({ version: '1.1.0', id: '1.1.0-11111111' });
const chat = 'mfe-chat';

describe('changes to the registry', () => {
  it('R-020 a published release gets no traffic', () => {
    expect(publishRelease(createEmptyRegistry(), oldRelease).remotes[chat]).toMatchObject({
      owner: 'chat',
      stable: null,
      published: [oldRelease.id],
    });
  });

  it('rejects the same version with different bytes', () => {
    const otherRelease = aRelease({ version: '1.0.0', id: '1.0.0-99999999' });
    expect(() => publishRelease(aRegistry(oldRelease), otherRelease)).toThrow(/Version 1\.0\.0 of mfe-chat exists as 1\.0\.0-00000000/);
  });

  it('R-020 a promotion makes the former stable release the last good one', () => {
    expect(aRegistry(oldRelease, currentRelease).remotes[chat]).toMatchObject({ stable: currentRelease.id, lastGood: [oldRelease.id] });
  });

  it('promoting the stable release again changes nothing', () => {
    const registry = aRegistry(oldRelease, currentRelease);
    expect(promoteRelease(registry, chat, currentRelease.id).remotes).toEqual(registry.remotes);
  });

  it('R-415 refuses to promote a release that the live shell cannot run', () => {
    const demandingRelease = aRelease({ version: '2.0.0', id: '2.0.0-22222222', requires: { ...oldRelease.requires, shared: '^2.0' } });
    expect(() => promoteRelease(publishRelease(aRegistry(oldRelease), demandingRelease), chat, demandingRelease.id)).toThrow(
      'mfe-chat 2.0.0-22222222 needs shared ^2.0, the shell provides 1.0.0.',
    );
  });

  it('R-415 refuses a shell that would take a live remote away from visitors, unless that remote is in maintenance', () => {
    const provides = { shared: '2.0.0', contract: '1.0.0', runtime: '2.9.2' };
    const nextShell = aShell({ version: '2.0.0', id: '2.0.0-33333333', provides });
    const registry = publishRelease(aRegistry(oldRelease), nextShell);
    const expectedMessage = `mfe-chat ${oldRelease.id} needs shared ^1.0, the shell provides 2.0.0.`;
    expect(() => promoteRelease(registry, 'shell', nextShell.id)).toThrow(expectedMessage);
    expect(() => startCanary(registry, 'shell', { release: nextShell.id, percent: 1, salt: 'salt' })).toThrow(expectedMessage);
    const registryInMaintenance = switchRemote(registry, chat, 'maintenance');
    expect(promoteRelease(registryInMaintenance, 'shell', nextShell.id).remotes.shell?.stable).toBe(nextShell.id);
  });

  it('R-415 accepts a shell on which a remote falls back to its last good release', () => {
    const flexibleRelease = aRelease({
      version: '0.9.0',
      id: '0.9.0-44444444',
      requires: { ...oldRelease.requires, shared: '^1.0 || ^2.0' },
    });
    const nextShell = aShell({
      version: '2.0.0',
      id: '2.0.0-33333333',
      provides: { shared: '2.0.0', contract: '1.0.0', runtime: '2.9.2' },
    });
    const registry = publishRelease(aRegistry(flexibleRelease, oldRelease), nextShell);
    expect(promoteRelease(registry, 'shell', nextShell.id).remotes.shell?.stable).toBe(nextShell.id);
    const registryWithBlock = blockRelease(registry, chat, flexibleRelease.id);
    expect(() => promoteRelease(registryWithBlock, 'shell', nextShell.id)).toThrow(`mfe-chat ${oldRelease.id} needs shared ^1.0`);
  });

  it('R-020 a rollback goes back one good release and forgets the one it left', () => {
    const registry = rollBackRemote(aRegistry(oldRelease, currentRelease), chat);
    expect(registry.remotes[chat]).toMatchObject({ stable: oldRelease.id, lastGood: [] });
    expect(() => rollBackRemote(registry, chat)).toThrow('mfe-chat has no earlier good release to go back to.');
  });

  it('a blocked release can be neither promoted nor rolled back to', () => {
    const registryWithBlock = blockRelease(aRegistry(oldRelease, currentRelease), chat, oldRelease.id);
    expect(() => promoteRelease(registryWithBlock, chat, oldRelease.id)).toThrow('is blocked');
    expect(() => rollBackRemote(registryWithBlock, chat)).toThrow('no earlier good release');
  });

  it('reports when the registry has no room for more published or blocked releases', () => {
    const registry = aRegistry(oldRelease, currentRelease);
    const createIds = (count: number): string[] => Array.from({ length: count }, (_, index) => `0.0.${index}-00000000`);
    const withIds = (changes: Partial<RegistryEntry>): Registry => changeEntry(registry, chat, (entry) => ({ ...entry, ...changes }));
    const nextRelease = aRelease({ version: '1.2.0', id: '1.2.0-22222222' });
    const expectedMessage = '5000 releases of mfe-chat were published, and the registry has room for no more';
    expect(() => publishRelease(withIds({ published: createIds(5_000) }), nextRelease)).toThrow(expectedMessage);
    expect(publishRelease(withIds({ published: createIds(4_999) }), nextRelease).remotes[chat]?.published).toHaveLength(5_000);
    const fullRegistry = withIds({ blocked: createIds(500) });
    expect(() => blockRelease(fullRegistry, chat, oldRelease.id)).toThrow(
      '500 releases of mfe-chat are blocked, and the registry has room for no more',
    );
    expect(blockRelease(withIds({ blocked: [...createIds(499), oldRelease.id] }), chat, oldRelease.id).remotes[chat]?.blocked).toHaveLength(
      500,
    );
  });

  it('raising a canary keeps its salt, a canary of another release gets a new one, and promoting it ends it', () => {
    const nextRelease = aRelease({ version: '1.2.0', id: '1.2.0-22222222' });
    const registryWithCanary = startCanary(publishRelease(aRegistry(oldRelease, currentRelease), nextRelease), chat, {
      release: nextRelease.id,
      percent: 5,
      salt: 'a',
    });
    const registryWithRaisedCanary = startCanary(registryWithCanary, chat, { release: nextRelease.id, percent: 50, salt: 'b' });
    expect(registryWithRaisedCanary.remotes[chat]?.canary).toEqual({ release: nextRelease.id, percent: 50, salt: 'a' });
    expect(startCanary(registryWithRaisedCanary, chat, { release: oldRelease.id, percent: 5, salt: 'c' }).remotes[chat]?.canary?.salt).toBe(
      'c',
    );
    expect(promoteRelease(registryWithRaisedCanary, chat, nextRelease.id).remotes[chat]).not.toHaveProperty('canary');
    expect(abortCanary(registryWithRaisedCanary, chat).remotes[chat]).not.toHaveProperty('canary');
    expect(() =>
      startCanary(blockRelease(registryWithCanary, chat, nextRelease.id), chat, { release: nextRelease.id, percent: 5, salt: 'a' }),
    ).toThrow('is blocked');
    expect(() => startCanary(registryWithCanary, chat, { release: 'x', percent: 5, salt: 'a' })).toThrow('mfe-chat has no release x;');
  });

  it('reports an unknown remote or release, and suggests the nearest releases', () => {
    const notFoundMessage = 'mfe-chat has no release 1.0.0-00000000; nothing of it was published yet.';
    expect(() => promoteRelease(createEmptyRegistry(), chat, oldRelease.id)).toThrow(notFoundMessage);
    expect(() => blockRelease(aRegistry(oldRelease, currentRelease), chat, '1.1.0-1111111')).toThrow(
      'mfe-chat has no release 1.1.0-1111111; the nearest are 1.1.0-11111111, 1.0.0-00000000.',
    );
    expect(() => switchRemote(createEmptyRegistry(), chat, 'off')).toThrow('Nothing of mfe-chat was published yet.');
  });
});
