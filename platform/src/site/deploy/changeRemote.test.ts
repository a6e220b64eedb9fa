import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import { blockRelease, startCanary, switchRemote } from './actions';
import { describeChange } from './changeRemote';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import type { Registry } from '../../registry/Registry';

const oldRelease = aRelease({ version: '1.0.0', id: '1.0.0-00000000' });
const nextRelease = aRelease({ version: '1.1.0', id: '1.1.0-11111111' });
const registry = publishRelease(aRegistry(oldRelease), nextRelease);
const describeChangeTo = (after: Registry): string[] => describeChange(registry.remotes['mfe-chat'], after.remotes['mfe-chat']);

describe('a change of the registry in words', () => {
  const canary = { release: nextRelease.id, percent: 5, salt: 'a', only: { country: 'NL', locale: 'nl' as const } };
  it.each<[string, Registry, string[]]>([
    [
      'promote',
      promoteRelease(registry, 'mfe-chat', nextRelease.id),
      [`stable ${oldRelease.id} → ${nextRelease.id}`, `last good none → ${oldRelease.id}`],
    ],
    ['canary', startCanary(registry, 'mfe-chat', canary), [`canary none → ${nextRelease.id} 5 % of NL, nl`]],
    ['kill', switchRemote(registry, 'mfe-chat', 'off'), ['state on → off']],
    ['block', blockRelease(registry, 'mfe-chat', nextRelease.id), [`blocked none → ${nextRelease.id}`]],
    ['nothing', registry, []],
  ])('%s', (_, after, words) => {
    expect(describeChangeTo(after)).toEqual(words);
  });

  it('the first publication', () => {
    expect(describeChange(undefined, registry.remotes['mfe-chat'])).toEqual(['state none → on', `stable none → ${oldRelease.id}`]);
  });
});
