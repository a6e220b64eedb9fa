import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMissingMembers } from '../../gates/findMissingMembers';
import type { Uses } from '../../gates/ReleaseDescriptions';
import { describeChangedOffers } from '../../testing/offersWithChange';
import { ROOT } from '../shares';
import { describeUses } from './describeUses';
import { createRemoteProgram } from './describePackage';

const STORE = '@rendezvous/shared/store';
const chatFolder = path.join(ROOT, 'mfe-chat');

let uses: Uses;
beforeAll(() => {
  uses = describeUses(createRemoteProgram(chatFolder), chatFolder);
});

describe('R-021 the members of the shell that a remote uses', () => {
  it('include imports from doors and libraries, each with its place', () => {
    expect(uses[STORE]?.['useStore']).toMatch(/^src\/.+\.tsx?:\d+$/);
    expect(uses['@rendezvous/shared/ui']?.['Button']).toMatch(/^src\/.+\.tsx:\d+$/);
    expect(uses['mobx']?.['makeAutoObservable']).toBeDefined();
    expect(Object.keys(uses)).not.toContain('@rendezvous/shared/contract');
  });

  it('include members of the stores reached through these imports', () => {
    const [file = '', line = ''] = uses[STORE]?.['useStore.chats.totalUnread']?.split(':') ?? [];
    const source = readFileSync(path.join(chatFolder, file), 'utf8').split('\n');
    expect(source[Number(line) - 1]).toContain('totalUnread');
  });

  it('include the props passed to components', () => {
    expect(uses['@rendezvous/shared/ui']?.['Dialog.onClose']).toBeDefined();
    expect(Object.keys(uses['@rendezvous/shared/ui'] ?? {}).filter((member) => member.includes('data-'))).toEqual([]);
  });
});

describe('R-021 a change to shared', () => {
  it('that removes a member the remote uses is found, with the place of use', () => {
    const offers = describeChangedOffers((text) => text.replaceAll('totalUnread', 'unreadInAll'));
    expect(findMissingMembers(uses, offers)).toEqual([
      { door: STORE, member: 'useStore.chats.totalUnread', place: uses[STORE]?.['useStore.chats.totalUnread'] },
    ]);
  });
});
