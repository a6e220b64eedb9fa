import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import type { RegistryEntry } from '../../registry/registrySchema';
import { actions } from './actions';

const currentRelease = aRelease({ version: '1.0.0', id: '1.0.0-00000000' });
const nextRelease = aRelease({ version: '1.1.0', id: '1.1.0-11111111' });
const registry = publishRelease(aRegistry(currentRelease), nextRelease);
const applyAction = (action: keyof typeof actions, body: object = {}): RegistryEntry | undefined =>
  actions[action](registry, 'mfe-chat', { serial: 1, ...body }).remotes['mfe-chat'];

describe('R-020 what the deploy api can do with a remote', () => {
  it.each<[keyof typeof actions, object, object]>([
    ['promote', { release: nextRelease.id }, { stable: nextRelease.id, lastGood: [currentRelease.id] }],
    ['block', { release: nextRelease.id }, { stable: currentRelease.id, blocked: [nextRelease.id] }],
    ['off', {}, { state: 'off', stable: currentRelease.id }],
    ['maintenance', {}, { state: 'maintenance' }],
    ['on', {}, { state: 'on' }],
    ['abort', {}, { stable: currentRelease.id }],
  ])('%s %j', (action, body, entry) => {
    expect(applyAction(action, body)).toMatchObject(entry);
  });

  it('a canary draws new visitors, is not restricted and aborts automatically', () => {
    const [firstEntry, secondEntry] = [
      applyAction('canary', { release: nextRelease.id, percent: 5 }),
      applyAction('canary', { release: nextRelease.id, percent: 5 }),
    ];
    const abort = { errorRate: 0.05, poorRate: 0.2, minBeacons: 50 };
    expect(firstEntry?.canary).toEqual({ release: nextRelease.id, percent: 5, abort, salt: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(secondEntry?.canary?.salt).not.toBe(firstEntry?.canary?.salt);
  });

  it('a canary is restricted, and aborts automatically, as its team specifies', () => {
    const strictLimits = { errorRate: 0.01, minBeacons: 20 };
    expect(applyAction('canary', { release: nextRelease.id, percent: 5, abort: strictLimits })?.canary?.abort).toEqual(strictLimits);
    expect(applyAction('canary', { release: nextRelease.id, percent: 5, country: 'NL' })?.canary?.only).toEqual({ country: 'NL' });
    expect(applyAction('canary', { release: nextRelease.id, percent: 5, locale: 'nl' })?.canary?.only).toEqual({ locale: 'nl' });
  });

  it.each(['promote', 'block', 'canary'] as const)('%s without a release is rejected', (action) => {
    expect(() => applyAction(action)).toThrow('mfe-chat has no release without a name; the nearest are 1.1.0-11111111, 1.0.0-00000000.');
  });

  it('a rollback without an earlier good release is refused', () => {
    expect(() => applyAction('rollback')).toThrow('no earlier good release');
  });
});
