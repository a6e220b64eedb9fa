import { aRegistry } from '../../testing/aRegistry';
import { aRelease } from '../../testing/aRelease';
import { historyText } from './historyText';
import { publishedText } from './publishedText';
import { statusText } from './statusText';
import { table } from './table';
import { whyText } from './whyText';

describe('what the release command line prints', () => {
  it('columns are as wide as their longest cell, without spaces at the end', () => {
    expect(
      table([
        ['remote', 'state', ''],
        ['mfe-chat', 'on', ''],
      ]),
    ).toBe('remote    state\nmfe-chat  on');
    expect(table([])).toBe('');
  });

  it('the status has what is live, what would be next and a canary', () => {
    const [old, current] = [aRelease({ version: '1.0.0', id: '1.0.0-00000000' }), aRelease({ version: '1.1.0', id: '1.1.0-11111111' })];
    const registry = aRegistry(old, current);
    const { 'mfe-chat': chat } = registry.remotes;
    const remotes = {
      ...registry.remotes,
      ...(chat && { 'mfe-chat': { ...chat, canary: { release: '1.2.0-22222222', percent: 5, salt: 'a' } } }),
    };
    const lines = statusText({ ...registry, remotes, beacons: [] }).split('\n');
    expect(lines[0]).toBe(`serial ${registry.serial}`);
    expect(lines.at(-1)).toMatch(/^mfe-chat +chat +on +1\.1\.0-11111111 +1\.0\.0-00000000 +canary 1\.2\.0-22222222 5 %$/);
    expect(lines.join()).not.toContain('failures');
  });

  it('the status has failures that browsers reported', () => {
    const beacons = [{ remote: 'mfe-chat', release: '1.0.0-00000000', rung: 'entry', visits: 3, reason: 'timeout' }];
    expect(statusText({ ...aRegistry(), beacons })).toMatch(/\n\nfailures\nmfe-chat {2}1\.0\.0-00000000 {2}entry {2}3 visits {2}timeout$/);
  });

  it('the history has a line for each change', () => {
    const row = { serial: 7, at: 0, who: 'chat', action: 'promote', remote: 'mfe-chat', release: '1.0.0-00000000', why: 'faster' };
    expect(historyText([row, { ...row, serial: 6, action: 'on', release: null, why: '' }]).split('\n')).toEqual([
      '7  1970-01-01T00:00:00.000Z  chat  promote  mfe-chat  1.0.0-00000000  faster',
      '6  1970-01-01T00:00:00.000Z  chat  on       mfe-chat',
    ]);
  });

  it('a decision has its steps in order, what was taken with a plus', () => {
    const trace = [
      { remote: 'mfe-chat' as const, rule: 'canary' as const, release: null, taken: false, reason: 'bucket 70.1 of 5 %' },
      { remote: 'mfe-chat' as const, rule: 'stable' as const, release: '1.0.0-00000000', taken: true, reason: 'stable' },
    ];
    expect(whyText({ serial: 3, remote: 'mfe-chat', chosen: '1.0.0-00000000', trace }).split('\n')).toEqual([
      'serial 3: mfe-chat 1.0.0-00000000',
      '  -  canary  -               bucket 70.1 of 5 %',
      '  +  stable  1.0.0-00000000  stable',
    ]);
    expect(whyText({ serial: 3, remote: 'mfe-chat', chosen: null, trace: [] })).toContain('mfe-chat loads nothing');
  });

  it.each([
    [{ isNew: true, isPromoted: true, stable: 'b' }, 'mfe-chat b published and promoted'],
    [{ isNew: false, isPromoted: false, stable: 'b' }, 'mfe-chat b is published already'],
    [{ isNew: true, isPromoted: false, stable: 'a' }, 'mfe-chat b published; a has the traffic until npx platform promote mfe-chat b'],
    [
      { isNew: true, isPromoted: false, stable: null },
      'mfe-chat b published; nothing has the traffic until npx platform promote mfe-chat b',
    ],
  ])('a publication tells what has the traffic: %j', (done, text) => {
    expect(publishedText({ remote: 'mfe-chat', release: 'b', serial: 1, ...done })).toBe(text);
  });
});
