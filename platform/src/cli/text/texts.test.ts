import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import { formatChange } from '../commands/addChangeCommands';
import { formatHistory } from './formatHistory';
import { formatCollection } from '../commands/addGcCommand';
import { formatPublishResult } from '../commands/addPublishCommands';
import { formatStatus } from './formatStatus';
import { formatTable } from './formatTable';
import { formatDecision } from '../commands/addReadOnlyCommands';

const emptyStatus = { beacons: [], figures: [], canaries: {}, aborts: [] };

describe('what the release command line prints', () => {
  it('columns are as wide as their longest cell, without trailing spaces', () => {
    expect(
      formatTable([
        ['remote', 'state', ''],
        ['mfe-chat', 'on', ''],
      ]),
    ).toBe('remote    state\nmfe-chat  on');
    expect(formatTable([])).toBe('');
  });

  it('the status shows what is live, the last good release and a canary', () => {
    const [old, current] = [aRelease({ version: '1.0.0', id: '1.0.0-00000000' }), aRelease({ version: '1.1.0', id: '1.1.0-11111111' })];
    const registry = aRegistry(old, current);
    const { 'mfe-chat': chat } = registry.remotes;
    const remotes = {
      ...registry.remotes,
      ...(chat && { 'mfe-chat': { ...chat, canary: { release: '1.2.0-22222222', percent: 5, salt: 'a' } } }),
    };
    const lines = formatStatus({ ...registry, remotes, ...emptyStatus }).split('\n');
    expect(lines[0]).toBe(`serial ${registry.serial}`);
    expect(lines.at(-1)).toMatch(/^mfe-chat +chat +on +1\.1\.0-11111111 +1\.0\.0-00000000 +canary 1\.2\.0-22222222 5 %$/);
    expect(lines.join()).not.toContain('failures');
  });

  it('the status names a release that is published but has no traffic yet', () => {
    const [old, current] = [aRelease({ version: '1.0.0', id: '1.0.0-00000000' }), aRelease({ version: '1.1.0', id: '1.1.0-11111111' })];
    const registry = aRegistry(old, current);
    const chat = registry.remotes['mfe-chat'];
    const remotes = { ...registry.remotes, ...(chat && { 'mfe-chat': { ...chat, stable: old.id, lastGood: [] } }) };
    expect(formatStatus({ ...registry, remotes, ...emptyStatus })).toMatch(
      /mfe-chat .* 1\.0\.0-00000000 +- +1\.1\.0-11111111 published, no traffic$/,
    );
    const remotesAfterCollection = {
      ...remotes,
      ...(chat && { 'mfe-chat': { ...chat, stable: old.id, lastGood: [], collected: { [current.id]: 0 } } }),
    };
    expect(formatStatus({ ...registry, remotes: remotesAfterCollection, ...emptyStatus })).not.toContain('no traffic');
  });

  it('the status lists the failures that browsers reported', () => {
    const beacons = [{ remote: 'mfe-chat', release: '1.0.0-00000000', rung: 'entry', visits: 3, reason: 'timeout' }];
    expect(formatStatus({ ...aRegistry(), ...emptyStatus, beacons })).toMatch(
      /\n\nfailures\nmfe-chat {2}1\.0\.0-00000000 {2}entry {2}3 visits {2}timeout$/,
    );
  });

  it('the status shows what browsers reported for each release, how canaries are doing and which ones were aborted automatically', () => {
    const figures = [
      { remote: 'mfe-chat', release: 'a', visits: 90, failed: 0, errorRate: 0, lcp: 1234.4, inp: 40, cls: 0.01 },
      { remote: 'mfe-chat', release: 'b', visits: 10, failed: 1, errorRate: 0.1, lcp: null, inp: null, cls: null },
    ];
    const tally = { visits: 10, failed: 1, poor: 0 };
    const canaries = { 'mfe-chat': { canary: tally, stable: tally, abort: false, why: '1 of 10 visits failed' } };
    const aborts = [{ serial: 6, at: 0, who: 'automatic', action: 'abort', remote: 'mfe-auth', release: 'x', why: 'it failed' }];
    const text = formatStatus({ ...aRegistry(), ...emptyStatus, figures, canaries, aborts });
    expect(text).toMatch(/^last 24 hours +release +visits +share +failed +LCP p75 +INP p75 +CLS p75$/m);
    expect(text).toMatch(/^mfe-chat +a +90 +90 % +0 % +1234 ms +40 ms +0\.010$/m);
    expect(text).toMatch(/^mfe-chat +b +10 +10 % +10 % +- +- +-$/m);
    expect(text).toContain('canaries\nmfe-chat  1 of 10 visits failed');
    expect(text).toMatch(/^ended by themselves\nserial .*\n6 +1970-01-01T00:00:00\.000Z +automatic +abort +mfe-auth +x +it failed$/m);
  });

  it.each([
    [false, ['stable a → b'], 'serial 7: mfe-chat promote, stable is b\n  stable a → b'],
    [true, ['stable a → b'], 'serial 7: mfe-chat promote would do this; nothing was changed\n  stable a → b'],
    [true, [], 'serial 7: mfe-chat promote would do this; nothing was changed\n  nothing changes'],
  ])('a change reports what it did; dry run: %s', (dryRun, changes, text) => {
    expect(formatChange('mfe-chat', 'promote', { serial: 7, stable: 'b', changes, notes: [], dryRun })).toBe(text);
  });

  it('a decision shows how the canary is doing and how the last one ended', () => {
    const tally = { visits: 3, failed: 0, poor: 0 };
    const canary = { canary: tally, stable: tally, abort: false, why: '0 of 3 visits failed (0 %)' };
    const aborted = { serial: 6, at: 0, who: 'automatic', action: 'abort', remote: 'mfe-chat', release: 'x', why: 'it failed' };
    const lines = formatDecision({ serial: 3, remote: 'mfe-chat', chosen: 'a', trace: [], canary, aborted }).split('\n');
    expect(lines.slice(2)).toEqual([
      'canary: 0 of 3 visits failed (0 %)',
      'canary x ended by itself at 1970-01-01T00:00:00.000Z: it failed',
    ]);
  });

  it('the history has a line for each change', () => {
    const row = { serial: 7, at: 0, who: 'chat', action: 'promote', remote: 'mfe-chat', release: '1.0.0-00000000', why: 'faster' };
    expect(formatHistory([row, { ...row, serial: 6, action: 'on', release: null, why: '' }]).split('\n')).toEqual([
      'serial  at                        who   action   remote    release         why',
      '7       1970-01-01T00:00:00.000Z  chat  promote  mfe-chat  1.0.0-00000000  faster',
      '6       1970-01-01T00:00:00.000Z  chat  on       mfe-chat',
    ]);
  });

  it('a decision lists its steps in order, with a plus at the one taken', () => {
    const trace = [
      { remote: 'mfe-chat' as const, rule: 'canary' as const, release: null, taken: false, reason: 'bucket 70.1 of 5 %' },
      { remote: 'mfe-chat' as const, rule: 'stable' as const, release: '1.0.0-00000000', taken: true, reason: 'stable' },
    ];
    expect(
      formatDecision({ serial: 3, remote: 'mfe-chat', chosen: '1.0.0-00000000', trace, canary: null, aborted: null }).split('\n'),
    ).toEqual([
      'serial 3: mfe-chat 1.0.0-00000000',
      '  -  canary  -               bucket 70.1 of 5 %',
      '  +  stable  1.0.0-00000000  stable',
    ]);
    expect(formatDecision({ serial: 3, remote: 'mfe-chat', chosen: null, trace: [], canary: null, aborted: null })).toContain(
      'mfe-chat loads nothing',
    );
  });

  it.each([
    [{ isNew: true, isPromoted: true, stable: 'b' }, 'mfe-chat b published and promoted'],
    [{ isNew: false, isPromoted: false, stable: 'b' }, 'mfe-chat b is already published'],
    [{ isNew: true, isPromoted: false, stable: 'a' }, 'mfe-chat b published; a has the traffic until npx platform promote mfe-chat b'],
    [
      { isNew: true, isPromoted: false, stable: null },
      'mfe-chat b published; nothing has the traffic until npx platform promote mfe-chat b',
    ],
  ])('a publication shows which release has the traffic: %j', (outcome, text) => {
    expect(formatPublishResult({ remote: 'mfe-chat', release: 'b', serial: 1, dryRun: false, files: 3, bytes: 2_000, ...outcome })).toBe(
      text,
    );
  });

  it.each([
    [{ isNew: true, isPromoted: false, stable: 'a' }, 'mfe-chat b would be published: 3 files, 2 kB; nothing was stored'],
    [{ isNew: true, isPromoted: true, stable: 'b' }, 'mfe-chat b would be published and promoted: 3 files, 2 kB; nothing was stored'],
    [{ isNew: false, isPromoted: true, stable: 'b' }, 'mfe-chat b is already published and would be promoted'],
  ])('a publication in a dry run shows what would happen: %j', (outcome, text) => {
    const size = { files: 3, bytes: 2_000 };
    expect(formatPublishResult({ remote: 'mfe-chat', release: 'b', serial: 1, dryRun: true, ...size, ...outcome })).toBe(text);
  });

  it('a collection reports what it removed and how much, and in a dry run what it would remove', () => {
    const collection = {
      remote: 'mfe-chat' as const,
      serial: 9,
      dryRun: false,
      bytes: 1_250_400,
      removed: [{ name: '1.0.0-00000000', bytes: 1_250_400 }],
    };
    expect(formatCollection(collection)).toBe('serial 9: mfe-chat gc removed 1.3 MB\n  1.0.0-00000000  1.3 MB');
    expect(formatCollection({ ...collection, dryRun: true })).toContain('gc would remove 1.3 MB; nothing was changed\n');
    expect(formatCollection({ ...collection, removed: [], bytes: 0 })).toBe('serial 9: mfe-chat gc has nothing to remove');
  });
});
