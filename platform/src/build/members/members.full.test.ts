import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findMissingMembers } from '../../gates/findMissingMembers';
import type { Uses } from '../../gates/ReleaseDescriptions';
import { describeChangedOffers } from '../../testing/offersWithChange';
import { ROOT } from '../shares';
import { describeOffers } from './describeOffers';
import { describeUses } from './describeUses';
import { createRemoteProgram } from './describePackage';

const STORE = '@rendezvous/shared/store';
const chatFolder = path.join(ROOT, 'mfe-chat');

let uses: Uses;
beforeAll(() => {
  uses = describeUses(createRemoteProgram(chatFolder), chatFolder);
});

describe('R-021 the members of the shell that a remote uses', () => {
  it('include one that no shell of this tree has', () => {
    const file = path.join(chatFolder, 'src/stores/ConversationsStore.ts');
    const text = `${readFileSync(file, 'utf8')}\nexport const loudest = (store: RootStore): unknown => store.chats.loudest;\n`;
    const usesAhead = describeUses(createRemoteProgram(chatFolder, { [file]: text }), chatFolder);
    expect(findMissingMembers(usesAhead, describeOffers(path.join(ROOT, 'shell')))).toEqual([
      { door: STORE, member: 'useStore.chats.loudest', place: expect.stringMatching(/^src\/stores\/ConversationsStore\.ts:\d+$/) },
    ]);
  });
});

describe('R-021 a change to shared', () => {
  it('that makes a used member private is found', () => {
    const offers = describeChangedOffers((text) => text.replace('get totalUnread', 'private get totalUnread'));
    expect(findMissingMembers(uses, offers).map(({ member }) => member)).toEqual(['useStore.chats.totalUnread']);
  });

  it('that adds a member or renames a class breaks nothing', () => {
    expect(
      findMissingMembers(
        uses,
        describeChangedOffers((text) => text.replace('get totalUnread', 'get loudest() { return 1; }\n  get totalUnread')),
      ),
    ).toEqual([]);
    const root = path.join(ROOT, 'shared/src/store/RootStore.ts');
    const renameClass = (text: string): string => text.replace(/\bclass ChatsStore\b/, 'class ConversationsStore');
    const rootSource = readFileSync(root, 'utf8').replace('{ ChatsStore }', '{ ConversationsStore as ChatsStore }');
    expect(findMissingMembers(uses, describeChangedOffers(renameClass, { [root]: rootSource }))).toEqual([]);
  });
});
