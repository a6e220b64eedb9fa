import { checkTypes } from './checkTypes';
import type { Declarations, Sources } from './ReleaseTexts';

const STORE = 'shared/src/store/index.d.ts';

const createDeclarations = (members: string): Declarations => ({
  [STORE]: `import type { Chat } from '../contract/Chat';
export interface RootStore { chats: { ${members} }; }
export declare const useStore: () => RootStore;`,
});

const initialDeclarations = createDeclarations('totalUnread: number; open(chat: Chat, at: number): string;');

const sources: Sources = {
  'shared/src/contract/Chat.ts': 'export interface Chat { id: string }',
  'shared/src/contract/index.ts': "export type { Chat } from './Chat';",
  'src/remote.ts': `import { openFirst } from './openFirst';

export const remote = { openFirst };`,
  'src/openFirst.ts': `import type { Chat } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';

export function openFirst(chat: Chat): number {
  const { chats } = useStore();
  const unused = chats.totalUnread;
  return chats.open(chat, 7).length;
}`,
};

const findProblems = (declarations: Declarations, changedSources: Sources = {}) =>
  checkTypes('mfe-chat', { ...sources, ...changedSources }, declarations);

describe('R-021 the types of a shell and the sources of a remote', () => {
  it('are compatible when they belong together; code that is only untidy is not a problem', async () => {
    expect(await findProblems(initialDeclarations)).toEqual([]);
  });

  it.each([
    ['a removed parameter', 'totalUnread: number; open(chat: Chat): string;', /Expected 1 arguments, but got 2/],
    ['another result', 'totalUnread: number; open(chat: Chat, at: number): Promise<string>;', /'length' does not exist/],
    ['a result that may be missing', 'totalUnread: number; open(chat: Chat, at: number): string | undefined;', /possibly 'undefined'/],
  ])('%s is reported with file and line', async (_, members, message) => {
    expect(await findProblems(createDeclarations(members))).toEqual([
      { place: 'mfe-chat/src/openFirst.ts:7', message: expect.stringMatching(message) },
    ]);
  });

  it('an added member, an added optional parameter or field breaks nothing', async () => {
    const members = 'totalUnread: number; loudest?: string; open(chat: Chat, at: number, loud?: boolean): string;';
    expect(await findProblems(createDeclarations(members))).toEqual([]);
  });

  it('api data has the types of the remote, which may have more fields than those of the shell', async () => {
    const contract = { 'shared/src/contract/Chat.ts': 'export interface Chat { id: string; mood: string }' };
    expect(await findProblems(initialDeclarations, contract)).toEqual([]);
  });

  it('nothing is compiled against a shell without declarations', async () => {
    expect(await findProblems({}, { 'src/remote.ts': 'nonsense' })).toEqual([]);
  });
});
