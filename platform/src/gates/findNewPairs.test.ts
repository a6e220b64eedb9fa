import { promoteRelease } from '../registry/changes/promoteRelease';
import { publishRelease } from '../registry/changes/publishRelease';
import { blockRelease, startCanary } from '../site/deploy/actions';
import { aRegistry } from '../testing/aRegistry';
import { aDraft, aRelease, aShell, createFiles } from '../testing/aRelease';
import { findNewPairs } from './findNewPairs';

const old = aRelease();
const next = aRelease(aDraft({ version: '1.1.0' }, createFiles('next')));
const shell = aShell();
const nextShell = aShell({ id: '1.1.0-0000000a', version: '1.1.0' });
const before = publishRelease(publishRelease(aRegistry(old), next), nextShell);

const pair = (release: { id: string }, of: { id: string }) => ({ remote: 'mfe-chat', release: release.id, shell: of.id });

describe('R-021 releases that a change brings together for the first time', () => {
  it('a promoted remote is paired with the live shell; what was live before is not paired again', () => {
    expect(findNewPairs(before, promoteRelease(before, 'mfe-chat', next.id))).toEqual([pair(next, shell)]);
  });

  it('a promoted shell is paired with the stable, canary and last good releases of remotes', () => {
    const registryWithCanary = startCanary(before, 'mfe-chat', { release: next.id, percent: 1, salt: 'a' });
    expect(findNewPairs(registryWithCanary, promoteRelease(registryWithCanary, 'shell', nextShell.id))).toEqual([
      pair(old, nextShell),
      pair(next, nextShell),
    ]);
    const registryWithBoth = promoteRelease(before, 'mfe-chat', next.id);
    expect(findNewPairs(registryWithBoth, promoteRelease(registryWithBoth, 'shell', nextShell.id))).toEqual([
      pair(next, nextShell),
      pair(old, nextShell),
    ]);
  });

  it('a blocked release is no longer paired', () => {
    const registryWithBoth = blockRelease(promoteRelease(before, 'mfe-chat', next.id), 'mfe-chat', old.id);
    expect(findNewPairs(registryWithBoth, promoteRelease(registryWithBoth, 'shell', nextShell.id))).toEqual([pair(next, nextShell)]);
  });

  it('a published release counts as if it were live, and an unrelated change creates no pairs', () => {
    expect(findNewPairs(before, before, nextShell)).toEqual([pair(old, nextShell)]);
    expect(findNewPairs(before, before, next)).toEqual([pair(next, shell)]);
    expect(findNewPairs(before, before)).toEqual([]);
  });
});
