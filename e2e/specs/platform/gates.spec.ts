import { wrapRemote, createBuiltVariant, type Edit } from '../../support/createBuiltVariant';
import { expect, test } from '../../support/platformTest';

/** Builds a variant of this tree's shell with a change to one of the files that state what the shell offers to remotes. */
const buildShellOffering = (file: 'offers.json' | 'types.json', change: (offers: string) => string): string =>
  createBuiltVariant('shell', { edits: [{ file, change }] });

const SOURCE = 'src/stores/ConversationsStore.ts';
const STORE = '@rendezvous/shared/store';

/** Creates an edit that adds a line to the sources in a release of mfe-chat, which the types gate compiles. */
const createChatEdit = (line: string): Edit => ({
  file: 'sources.json',
  change: (text) => {
    const sources = JSON.parse(text) as Record<string, string>;
    return JSON.stringify({ ...sources, [SOURCE]: `${sources[SOURCE]}\n${line}\n` });
  },
});

/** Creates an edit that adds a store member to those that a release declares as used. */
const createUseEdit = (member: string, place: string): Edit => ({
  file: 'uses.json',
  change: (text) => {
    const uses = JSON.parse(text) as Record<string, Record<string, string>>;
    return JSON.stringify({ ...uses, [STORE]: { ...uses[STORE], [member]: place } });
  },
});

test('R-021 a shell that lacks something chat uses is rejected, naming remote, release, file and line; one with additions is accepted', async ({
  site,
}) => {
  const chat = (await site.status()).remotes['mfe-chat']?.stable ?? '';
  const reducedShell = buildShellOffering('offers.json', (offers) => offers.replace('"totalUnread":', '"unreadInAll":'));
  const finding = new RegExp(
    `mfe-chat ${chat} uses useStore\\.chats\\.totalUnread of store \\(mfe-chat/src/[\\w/]+\\.tsx?:\\d+\\), which shell \\S+ does not have\\.`,
  );
  await expect(site.publishByCommand('shell', reducedShell)).rejects.toThrow(finding);
  const extendedShell = buildShellOffering('offers.json', (offers) => offers.replace('"totalUnread":', '"loudest":[],"totalUnread":'));
  expect(await site.publishByCommand('shell', extendedShell)).toContain('-');
});

test('R-021 a chat that uses something no live shell has is rejected, naming the place in its sources', async ({ site }) => {
  const folder = createBuiltVariant('mfe-chat', { edits: [createUseEdit('useStore.chats.loudest', `${SOURCE}:30`)] });
  await expect(site.publishByCommand('mfe-chat', folder)).rejects.toThrow(
    /uses useStore\.chats\.loudest of store \(mfe-chat\/src\/stores\/ConversationsStore\.ts:\d+\), which shell \S+ does not have\./,
  );
});

test('R-021 releases that do not compile together are rejected from both sides, with the place and the compiler’s message', async ({
  site,
}) => {
  const { 'mfe-chat': chat, shell } = (await site.status()).remotes;
  const originalSignature = 'markRead(conversationId: string): void;';
  const createSignatureEdit = (parameters: string) => (types: string) => types.replace(originalSignature, `markRead(${parameters}): void;`);
  const reducedShell = buildShellOffering('types.json', createSignatureEdit(''));
  await expect(site.publishByCommand('shell', reducedShell)).rejects.toThrow(
    new RegExp(
      `types: mfe-chat ${chat?.stable} does not fit shell \\S+ \\(mfe-chat/src/[\\w/]+\\.tsx?:\\d+\\): Expected 0 arguments, but got 1\\.`,
    ),
  );
  const extendedShell = buildShellOffering('types.json', createSignatureEdit('conversationId: string, silently?: boolean'));
  expect(await site.publishByCommand('shell', extendedShell)).toContain('-');
  const folder = createBuiltVariant('mfe-chat', {
    edits: [createChatEdit('export const seen = (store: RootStore, at: number): void => store.chats.markRead(at);')],
  });
  await expect(site.publishByCommand('mfe-chat', folder)).rejects.toThrow(
    new RegExp(
      `does not fit shell ${shell?.stable} \\(mfe-chat/src/stores/ConversationsStore\\.ts:\\d+\\): Argument of type 'number' is not assignable`,
    ),
  );
});

test('platform 5: a chat that leaves side effects behind when loaded is rejected with a list of them', async ({ site }) => {
  const folder = createBuiltVariant('mfe-chat', {
    edits: [wrapRemote("(define) => (localStorage.setItem('seen', '1'), window.addEventListener('scroll', () => undefined), define)")],
  });
  const refusal = await site.publishByCommand('mfe-chat', folder).catch((error: Error) => error.message);
  expect(refusal).toContain('effects: Loading it leaves a localStorage key seen.');
  expect(refusal).toContain('effects: Loading it leaves a window listener scroll.');
});

test('platform 5: the releases of this tree pass every gate', async ({ site }) => {
  const owners = ['mfe-auth', 'mfe-chat', 'mfe-credits', 'mfe-landers', 'mfe-members'];
  const table = await site.runPlatform('gate', ...owners, '--no-build');
  expect(table.match(/^ {2}\+ /gm)).toHaveLength(7 * owners.length);
});
