import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Offers } from '../gates/ReleaseDescriptions';
import type { Declarations, Sources } from '../gates/types/ReleaseTexts';
import type { UnsignedRelease } from '../keys/releaseSignature';
import { aDraft, createOffersFiles, createFiles, createCatalogueFiles, createUsesFiles, type Files } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';
import { createProgram } from './createProgram';

const STORE = '@rendezvous/shared/store';
const TOTAL_UNREAD = 'useStore.chats.totalUnread';

let site: TestSite;
let server: string;
let root: string;

beforeEach(async () => {
  site = await TestSite.start();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = mkdtempSync(join(tmpdir(), 'repository-'));
});
afterEach(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

/** Runs a command line as typed and returns its output. */
async function run(command: string): Promise<string> {
  const lines: string[] = [];
  const context = { root, environment: { DATA_DIR: site.dataDir, PLATFORM_SERVER: server }, build: async () => undefined };
  await createProgram({ ...context, print: (line) => lines.push(line) }).parseAsync(command.split(' '), { from: 'user' });
  return lines.join('\n');
}

function writeBuild(draft: UnsignedRelease, files: Files): UnsignedRelease {
  for (const [name, content] of Object.entries({ ...files, 'release.json': JSON.stringify({ ...draft, signedBy: '', signature: '' }) })) {
    const file = join(root, draft.remote, 'dist/release', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return draft;
}

/** Writes the build of a shell in which `useStore().chats` has these members, and returns its draft. */
function buildShell(version: string, members: string[], declarations: Declarations = {}): UnsignedRelease {
  const types: Offers['types'] = [{ chats: [1] }, Object.fromEntries(members.map((member) => [member, []]))];
  const files = {
    'shell.js': Buffer.from(members.join()),
    ...createCatalogueFiles({}),
    ...createOffersFiles({ [STORE]: { useStore: [0] } }, types, declarations),
  };
  const parts = { remote: 'shell' as const, version, entry: 'shell.js', container: 'shell__1', routes: [], preload: {}, policies: [] };
  return writeBuild(aDraft({ ...parts, provides: { shared: '1.0.0', contract: '1.0.0', runtime: '2.9.2' } }, files), files);
}

/** Writes the build of an mfe-chat that uses `member`, if given, in line 12 of a screen, and returns its draft. */
function buildChat(version: string, member?: string, sources: Sources = {}): UnsignedRelease {
  const uses = member === undefined ? {} : { [STORE]: { [member]: 'src/screens/ChatsScreen.tsx:12' } };
  const files = { ...createFiles(version), ...createUsesFiles(uses, sources) };
  return writeBuild(aDraft({ version }, files), files);
}

const goLive = (remote: string): Promise<string> => run(`publish ${remote} --no-build --promote`);

describe('R-021 a member that live releases use', () => {
  it('cannot be removed from the shell; the error names the remote, release, file and line', async () => {
    buildShell('1.0.0', ['list', 'totalUnread']);
    await goLive('shell');
    const chat = buildChat('1.0.0', TOTAL_UNREAD);
    await goLive('mfe-chat');
    const smallerShell = buildShell('1.1.0', ['list']);
    const finding = `mfe-chat ${chat.id} uses ${TOTAL_UNREAD} of store (mfe-chat/src/screens/ChatsScreen.tsx:12), which shell ${smallerShell.id} does not have.`;
    await expect(run('publish shell --no-build')).rejects.toThrow(finding);
    await expect(goLive('shell')).rejects.toThrow(finding);
    expect((await site.registry.load()).remotes.shell?.published).toHaveLength(1);
  });

  it('can be removed once no stable, canary or last good release uses it; adding a member is always possible', async () => {
    buildShell('1.0.0', ['totalUnread']);
    await goLive('shell');
    const oldChat = buildChat('1.0.0', TOTAL_UNREAD);
    await goLive('mfe-chat');
    buildShell('1.1.0', ['totalUnread', 'loudest']);
    await goLive('shell');
    buildChat('1.1.0');
    await goLive('mfe-chat');
    const smallerShell = buildShell('1.2.0', ['loudest']);
    await expect(goLive('shell')).rejects.toThrow(`mfe-chat ${oldChat.id} uses ${TOTAL_UNREAD}`);
    await run(`block mfe-chat ${oldChat.id}`);
    expect(await goLive('shell')).toBe(`shell ${smallerShell.id} published and promoted`);
  });

  it('is checked again when a shell is promoted or tried as a canary, and the error suggests a fix', async () => {
    buildShell('1.0.0', ['totalUnread']);
    await goLive('shell');
    const smallerShell = buildShell('1.1.0', []);
    await run('publish shell --no-build');
    buildChat('1.0.0', TOTAL_UNREAD);
    await goLive('mfe-chat');
    await expect(run(`promote shell ${smallerShell.id}`)).rejects.toThrow(
      'First release the remote without it, then block the old releases',
    );
    await expect(run(`canary shell ${smallerShell.id} --percent 1`)).rejects.toThrow(TOTAL_UNREAD);
    await expect(run(`canary shell ${smallerShell.id} --percent 1 --dry-run`)).rejects.toThrow(TOTAL_UNREAD);
  });
});

describe('R-021 a remote that uses what a live shell lacks', () => {
  it('is rejected before it is stored, and accepted once the shell has it', async () => {
    const shell = buildShell('1.0.0', ['list']);
    await goLive('shell');
    const chat = buildChat('1.0.0', TOTAL_UNREAD);
    await expect(goLive('mfe-chat')).rejects.toThrow(
      `members: mfe-chat ${chat.id} uses ${TOTAL_UNREAD} of store (mfe-chat/src/screens/ChatsScreen.tsx:12), which shell ${shell.id} does not have.`,
    );
    expect((await site.open(`/r/mfe-chat/${chat.id}/remoteEntry.js`)).statusCode).toBe(404);
    buildShell('1.1.0', ['list', 'totalUnread']);
    await goLive('shell');
    expect(await goLive('mfe-chat')).toBe(`mfe-chat ${chat.id} published and promoted`);
  });
});

describe('R-021 sources that do not compile against what is live', () => {
  /** Types of a shell whose store has a function `open` with these parameters. */
  const createDeclarations = (parameter: string): Declarations => ({
    'shared/src/store/index.d.ts': `export declare const open: (${parameter}) => string;`,
  });
  const createSources = (value: string): Sources => ({
    'src/remote.ts': `import { open } from '@rendezvous/shared/store';\n\nexport const remote = open(${value});`,
  });
  const MESSAGE = /does not fit shell 1\.\d\.0-\w+ \(mfe-chat\/src\/remote\.ts:3\): Expected 0 arguments, but got 1\./;

  it('cause the remote to be rejected, along with everything the server finds', async () => {
    buildShell('1.0.0', ['list'], createDeclarations(''));
    await goLive('shell');
    const chat = buildChat('1.0.0', TOTAL_UNREAD, createSources('1'));
    await expect(run('gate mfe-chat')).rejects.toThrow('mfe-chat would be refused.');
    const refusal = await goLive('mfe-chat').catch((error: Error) => error.message);
    expect(refusal).toMatch(new RegExp(`^mfe-chat ${chat.id} is refused\\.`));
    expect(refusal).toMatch(MESSAGE);
    expect(refusal).toContain(`members: mfe-chat ${chat.id} uses ${TOTAL_UNREAD}`);
    expect((await site.registry.load()).remotes['mfe-chat']).toBeUndefined();
  });

  it('cause the shell to be rejected, both on publish and on promote', async () => {
    buildShell('1.0.0', ['totalUnread'], createDeclarations('at: number'));
    await goLive('shell');
    const smallerShell = buildShell('1.1.0', ['totalUnread'], createDeclarations(''));
    await run('publish shell --no-build');
    buildChat('1.0.0', TOTAL_UNREAD, createSources('1'));
    await goLive('mfe-chat');
    await expect(run(`promote shell ${smallerShell.id}`)).rejects.toThrow(MESSAGE);
    await expect(run(`canary shell ${smallerShell.id} --percent 1 --dry-run`)).rejects.toThrow(MESSAGE);
    buildShell('1.2.0', ['totalUnread', 'list'], createDeclarations(''));
    await expect(run('publish shell --no-build')).rejects.toThrow(MESSAGE);
    const largerShell = buildShell('1.3.0', ['totalUnread', 'list'], createDeclarations('at: number, loud?: boolean'));
    expect(await goLive('shell')).toBe(`shell ${largerShell.id} published and promoted`);
  });
});

describe('R-104 a release with translations that wait for review', () => {
  const FINDING = 'languages: Translations wait for review in de (2), fi (1).';

  /** Writes the build of an mfe-chat whose texts were changed and not reviewed. */
  const buildUnreviewedChat = (): UnsignedRelease => {
    const chat = buildChat('1.0.0');
    return writeBuild({ ...chat, openReviews: { de: 2, fi: 1 } }, createFiles('1.0.0'));
  };

  beforeEach(async () => {
    buildShell('1.0.0', []);
    await goLive('shell');
  });

  it('R-104 is refused by publish and gate, which name the languages and what to run; nothing is stored', async () => {
    const chat = buildUnreviewedChat();
    await expect(goLive('mfe-chat')).rejects.toThrow(`${FINDING} npm run texts -- open lists them`);
    await expect(run('publish mfe-chat --no-build --dry-run')).rejects.toThrow(FINDING);
    await expect(run('gate mfe-chat --no-build')).rejects.toThrow('mfe-chat would be refused.');
    expect((await site.registry.load()).remotes['mfe-chat']).toBeUndefined();
    expect((await site.open(`/r/mfe-chat/${chat.id}/remoteEntry.js`)).statusCode).toBe(404);
  });

  it('R-104 is accepted once they are reviewed, with the same content and id', async () => {
    const chat = buildUnreviewedChat();
    await expect(goLive('mfe-chat')).rejects.toThrow(FINDING);
    expect(buildChat('1.0.0').id).toBe(chat.id);
    expect(await goLive('mfe-chat')).toBe(`mfe-chat ${chat.id} published and promoted`);
  });

  it('R-104 is accepted with --unreviewed by a site on this machine, and by no other', async () => {
    const chat = buildUnreviewedChat();
    const command = 'publish mfe-chat --no-build --promote --unreviewed';
    await expect(run(`${command} --server https://dating.example`)).rejects.toThrow('--unreviewed is only for a site on this machine.');
    expect(await run(command)).toBe(`mfe-chat ${chat.id} published and promoted`);
  });
});

describe('gate', () => {
  it('prints every gate that was checked and publishes nothing', async () => {
    buildShell('1.0.0', ['totalUnread']);
    await goLive('shell');
    const chat = buildChat('1.0.0', TOTAL_UNREAD);
    expect((await run('gate mfe-chat')).split('\n')).toEqual([
      `mfe-chat ${chat.id}`,
      expect.stringMatching(/^ {2}\+ integrity /),
      expect.stringMatching(/^ {2}\+ members /),
      expect.stringMatching(/^ {2}\+ types /),
      expect.stringMatching(/^ {2}\+ languages /),
      expect.stringMatching(/^ {2}\+ size /),
    ]);
    expect((await site.registry.load()).remotes['mfe-chat']).toBeUndefined();
  });

  it('fails when a release would be rejected, and reports everything that is wrong as JSON', async () => {
    const files = { 'remoteEntry.js': Buffer.from('1'), 'screen-chats.js': Buffer.from('2'), 'lang/en.json': Buffer.from('{}') };
    writeBuild(aDraft({}, files), files);
    await expect(run('gate mfe-chat')).rejects.toThrow('mfe-chat would be refused.');
    const refusal = await run('publish mfe-chat --no-build').catch((error: Error) => error.message);
    expect(refusal).toContain('members: uses.json is missing or not readable');
    expect(refusal).toContain('languages: There are no texts in pl.');
  });
});
