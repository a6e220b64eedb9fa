import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingMembers } from '../../gates/missingMembers';
import type { Offers } from '../../gates/Offers';
import type { Uses } from '../../gates/Uses';
import { ROOT } from '../shares';
import { membersOffered } from './membersOffered';
import { membersUsed } from './membersUsed';
import { remoteProgram } from './remoteProgram';

const STORE = '@rendezvous/shared/store';
const CHATS = path.join(ROOT, 'shared/src/store/ChatsStore.ts');
const shell = path.join(ROOT, 'shell');
const chat = path.join(ROOT, 'mfe-chat');

/** The shell of a tree in which the store of chats has another text. */
const shellWith = (change: (text: string) => string): Offers => {
  const text = readFileSync(CHATS, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  return membersOffered(shell, { [CHATS]: changed });
};

let uses: Uses;
beforeAll(() => {
  uses = membersUsed(remoteProgram(chat), chat);
});

describe('R-021 what a remote uses of the shell', () => {
  it('are imported members of doors and libraries, each with its place', () => {
    expect(uses[STORE]?.['useStore']).toMatch(/^src\/.+\.tsx?:\d+$/);
    expect(uses['@rendezvous/shared/ui']?.['Button']).toMatch(/^src\/.+\.tsx:\d+$/);
    expect(uses['mobx']?.['makeAutoObservable']).toBeDefined();
    expect(Object.keys(uses)).not.toContain('@rendezvous/shared/contract');
  });

  it('are members of the stores that are reached through them', () => {
    const [file = '', line = ''] = uses[STORE]?.['useStore.chats.totalUnread']?.split(':') ?? [];
    const source = readFileSync(path.join(chat, file), 'utf8').split('\n');
    expect(source[Number(line) - 1]).toContain('totalUnread');
  });

  it('are properties that components are given', () => {
    expect(uses['@rendezvous/shared/ui']?.['Dialog.onClose']).toBeDefined();
    expect(Object.keys(uses['@rendezvous/shared/ui'] ?? {}).filter((member) => member.includes('data-'))).toEqual([]);
  });

  it('is also what no shell of this tree has', () => {
    const file = path.join(chat, 'src/stores/conversationsOf.ts');
    const text = `${readFileSync(file, 'utf8')}\nexport const loudest = (store: RootStore): unknown => store.chats.loudest;\n`;
    const ahead = membersUsed(remoteProgram(chat, { [file]: text }), chat);
    expect(missingMembers(ahead, membersOffered(shell))).toEqual([
      { door: STORE, member: 'useStore.chats.loudest', place: expect.stringMatching(/^src\/stores\/conversationsOf\.ts:\d+$/) },
    ]);
  });
});

describe('R-021 a change of shared', () => {
  it('that removes what the remote uses is found, with the place of the use', () => {
    const offers = shellWith((text) => text.replaceAll('totalUnread', 'unreadInAll'));
    expect(missingMembers(uses, offers)).toEqual([
      { door: STORE, member: 'useStore.chats.totalUnread', place: uses[STORE]?.['useStore.chats.totalUnread'] },
    ]);
  });

  it('that makes it private is found', () => {
    const offers = shellWith((text) => text.replace('get totalUnread', 'private get totalUnread'));
    expect(missingMembers(uses, offers).map(({ member }) => member)).toEqual(['useStore.chats.totalUnread']);
  });

  it('that adds a member or gives a class another name breaks nothing', () => {
    expect(
      missingMembers(
        uses,
        shellWith((text) => text.replace('get totalUnread', 'get loudest() { return 1; }\n  get totalUnread')),
      ),
    ).toEqual([]);
    const root = path.join(ROOT, 'shared/src/store/RootStore.ts');
    const renamed = (file: string): string => readFileSync(file, 'utf8').replace(/\bclass ChatsStore\b/, 'class ConversationsStore');
    const imports = readFileSync(root, 'utf8').replace('{ ChatsStore }', '{ ConversationsStore as ChatsStore }');
    expect(missingMembers(uses, membersOffered(shell, { [CHATS]: renamed(CHATS), [root]: imports }))).toEqual([]);
  });
});
