import { promoteRelease } from '../registry/changes/promoteRelease';
import { publishRelease } from '../registry/changes/publishRelease';
import { blockRelease, startCanary } from '../site/deploy/actions';
import { aRegistry } from '../testing/aRegistry';
import { aDraft, aRelease, aShell, createFiles } from '../testing/aRelease';
import { findNewPairs } from './findNewPairs';

const oldRelease = aRelease();
const nextRelease = aRelease(aDraft({ version: '1.1.0' }, createFiles('next')));
const shell = aShell();
const nextShell = aShell({ id: '1.1.0-0000000a', version: '1.1.0' });
const initialRegistry = publishRelease(publishRelease(aRegistry(oldRelease), nextRelease), nextShell);

const createPair = (release: { id: string }, pairedShell: { id: string }) => ({
  remote: 'mfe-chat',
  release: release.id,
  shell: pairedShell.id,
});

describe('R-021 releases that a change brings together for the first time', () => {
  it('a promoted remote is paired with the live shell; what was live before is not paired again', () => {
    expect(findNewPairs(initialRegistry, promoteRelease(initialRegistry, 'mfe-chat', nextRelease.id))).toEqual([
      createPair(nextRelease, shell),
    ]);
  });

  it('a promoted shell is paired with the stable, canary and last good releases of remotes', () => {
    const registryWithCanary = startCanary(initialRegistry, 'mfe-chat', { release: nextRelease.id, percent: 1, salt: 'a' });
    expect(findNewPairs(registryWithCanary, promoteRelease(registryWithCanary, 'shell', nextShell.id))).toEqual([
      createPair(oldRelease, nextShell),
      createPair(nextRelease, nextShell),
    ]);
    const registryWithBoth = promoteRelease(initialRegistry, 'mfe-chat', nextRelease.id);
    expect(findNewPairs(registryWithBoth, promoteRelease(registryWithBoth, 'shell', nextShell.id))).toEqual([
      createPair(nextRelease, nextShell),
      createPair(oldRelease, nextShell),
    ]);
  });

  it('a blocked release is no longer paired', () => {
    const registryWithBoth = blockRelease(promoteRelease(initialRegistry, 'mfe-chat', nextRelease.id), 'mfe-chat', oldRelease.id);
    expect(findNewPairs(registryWithBoth, promoteRelease(registryWithBoth, 'shell', nextShell.id))).toEqual([
      createPair(nextRelease, nextShell),
    ]);
  });

  it('a published release counts as if it were live, and an unrelated change creates no pairs', () => {
    expect(findNewPairs(initialRegistry, initialRegistry, nextShell)).toEqual([createPair(oldRelease, nextShell)]);
    expect(findNewPairs(initialRegistry, initialRegistry, nextRelease)).toEqual([createPair(nextRelease, shell)]);
    expect(findNewPairs(initialRegistry, initialRegistry)).toEqual([]);
  });
});
