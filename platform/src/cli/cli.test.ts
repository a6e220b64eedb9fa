import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteName } from '@rendezvous/shared/contract';
import { aDraft, createFiles, type Files } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';
import type { UnsignedRelease } from '../keys/releaseSignature';
import { createProgram } from './createProgram';

let site: TestSite;
let server: string;
let root: string;
const builtRemotes: string[] = [];
const reportedSteps: string[] = [];

beforeEach(async () => {
  site = await TestSite.start();
  await site.release();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = mkdtempSync(join(tmpdir(), 'repository-'));
  builtRemotes.length = 0;
  reportedSteps.length = 0;
});
afterEach(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

/** Runs a command line as typed and returns its output. */
async function run(command: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const lines: string[] = [];
  const build = async (name: string): Promise<void> => void builtRemotes.push(name);
  const context = { root, environment: { DATA_DIR: site.dataDir, PLATFORM_SERVER: server, ...environment }, build };
  const program = createProgram({ ...context, print: (line) => lines.push(line), tell: (step) => reportedSteps.push(step) });
  await program.parseAsync(command.split(' '), { from: 'user' });
  return lines.join('\n');
}

function writeBuild(draft: UnsignedRelease, files: Files): void {
  const folder = join(root, draft.remote, 'dist/release');
  for (const [name, content] of Object.entries({ ...files, 'release.json': JSON.stringify({ ...draft, signedBy: '', signature: '' }) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const files = createFiles('second');
const draft = aDraft({ version: '1.1.0' }, files);

function writeRemoteBuild(remote: RemoteName, version = '1.0.0'): void {
  const remoteFiles = createFiles('second', remote);
  writeBuild(aDraft({ remote, version, container: remote.replace('-', '_') }, remoteFiles), remoteFiles);
}

describe('publish', () => {
  it('R-020 builds, signs and uploads one remote; it has no traffic until promoted', async () => {
    writeBuild(draft, files);
    const stableId = (await site.registry.load()).remotes['mfe-chat']?.stable;
    expect(await run('publish mfe-chat')).toBe(
      `mfe-chat ${draft.id} published; ${stableId} has the traffic until npx platform promote mfe-chat ${draft.id}`,
    );
    expect(builtRemotes).toEqual(['mfe-chat']);
    const [firstLine, changeLine] = (await run(`promote mfe-chat ${draft.id} --why better`)).split('\n');
    expect(firstLine).toBe(`serial 6: mfe-chat promote, stable is ${draft.id}`);
    expect(changeLine).toMatch(new RegExp(`^ {2}stable .* → ${draft.id}$`));
    expect(await run('status')).toMatch(new RegExp(`mfe-chat +chat +on +${draft.id}`));
  });

  it('a taken version is rejected with a clear message, or raised with --bump', async () => {
    const takenDraft = aDraft({ version: '1.0.0' }, files);
    writeBuild(takenDraft, files);
    await expect(run('publish mfe-chat --no-build')).rejects.toThrow(/^Version 1\.0\.0 of mfe-chat exists as .*; raise the version/);
    expect(await run('publish mfe-chat --no-build --bump --promote')).toBe(
      `mfe-chat 1.0.1-${takenDraft.id.slice(-8)} published and promoted`,
    );
    expect(builtRemotes).toEqual([]);
  });

  it('R-020 the same content is not published again and does not undo a rollback', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat --promote');
    await run('rollback mfe-chat');
    expect(await run('publish mfe-chat --promote')).toMatch(
      new RegExp(
        `^mfe-chat ${draft.id} is already published; 1\\.0\\.0-\\w+ has the traffic until npx platform promote mfe-chat ${draft.id}$`,
      ),
    );
    expect(JSON.parse(await run('--json status')).remotes['mfe-chat'].stable).not.toBe(draft.id);
  });

  it('the history shows why a release was published, and why it was later promoted by publishing the same content', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat --promote --why better');
    expect((await run('history mfe-chat')).split('\n')[1]).toMatch(/ publish and promote .* better$/);
    writeRemoteBuild('mfe-auth');
    await run('publish mfe-auth');
    await run('publish mfe-auth --promote --why first');
    expect((await run('history mfe-auth')).split('\n')[1]).toMatch(/ promote .* first$/);
  });

  it('is rejected when based on another serial; of several releases, only the first is checked against it', async () => {
    writeBuild(draft, files);
    writeRemoteBuild('mfe-auth');
    const conflictMessage = 'The registry has moved on from serial 3; look at the status and try again.';
    await expect(run('publish mfe-chat --promote --expect-serial 3')).rejects.toThrow(conflictMessage);
    await expect(run('publish mfe-chat --dry-run --expect-serial 3')).rejects.toThrow(conflictMessage);
    expect(await run('publish mfe-chat mfe-auth --promote --expect-serial 4')).toMatch(
      /published and promoted\n.* published and promoted$/,
    );
  });

  it('reports progress while it runs, separately from its output', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat --json');
    await run(`promote mfe-chat ${draft.id}`);
    await run('gate mfe-chat --no-build');
    const typeCheckStep = expect.stringMatching(/^mfe-chat: compiling with what is live, then asking the site about \d+ kB$/);
    expect(reportedSteps).toEqual([
      'mfe-chat: building',
      typeCheckStep,
      `mfe-chat ${draft.id}: compiling with what is live`,
      typeCheckStep,
    ]);
  });

  it('fails with a hint when nothing was built', async () => {
    await expect(run('publish mfe-auth --no-build')).rejects.toThrow('leave out --no-build');
  });
});

describe('concurrent publishers', () => {
  const teams = { 'mfe-auth': 'auth', 'mfe-members': 'members', 'mfe-chat': 'chat', 'mfe-credits': 'payments' } as const;
  const remoteNames = Object.keys(teams) as (keyof typeof teams)[];

  it('R-020 all end with their release promoted', async () => {
    for (const remote of remoteNames) writeRemoteBuild(remote, '1.1.0');
    await Promise.all(remoteNames.map((remote) => run(`publish ${remote} --promote`)));
    const { remotes } = await site.registry.load();
    for (const remote of remoteNames) expect(remotes[remote]?.stable).toMatch(/^1\.1\.0-/);
  });
});

describe('other commands', () => {
  it('R-020 rollback, kill and revive', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat --promote');
    expect(await run('rollback mfe-chat --why errors')).toMatch(/^serial 6: mfe-chat rollback, stable is 1\.0\.0-/);
    await run('kill mfe-chat');
    expect(await run('why mfe-chat --visitor abc')).toBe('serial 7: mfe-chat loads nothing\n  +  state  -  off');
    await run('revive mfe-chat');
    expect(await run('why mfe-chat --visitor abc')).toMatch(
      /^serial 8: mfe-chat 1\.0\.0-\w{8}\n {2}\+ {2}stable {2}1\.0\.0-\w{8} {2}stable$/,
    );
  });

  it('R-020 a canary gets its share of the traffic and loses it when aborted', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat');
    await run(`canary mfe-chat ${draft.id} --percent 100 --country NL`);
    expect(await run('status')).toContain(`canary ${draft.id} 100 %`);
    expect(await run('why mfe-chat --visitor abc --country NL')).toContain(`mfe-chat ${draft.id}\n`);
    expect(await run('why mfe-chat --visitor abc --country DE')).toContain('only for country NL');
    await run('abort mfe-chat');
    expect(await run('why mfe-chat --visitor abc --country NL')).not.toContain('canary');
  });

  it('R-415 a canary that the live shell cannot run warns that visitors with that shell do not get it', async () => {
    const demandingDraft = { ...draft, requires: { ...draft.requires, shared: '^2.0' } };
    writeBuild(demandingDraft, files);
    await run('publish mfe-chat');
    const shellId = (await site.registry.load()).remotes.shell?.stable;
    const note = `visitors with shell ${shellId} do not get it: it needs shared ^2.0, the shell provides 1.0.0`;
    for (const option of ['--dry-run', '--percent 10'])
      expect((await run(`canary mfe-chat ${demandingDraft.id} --percent 5 ${option}`)).split('\n').at(-1)).toBe(`  ${note}`);
    expect(await run('abort mfe-chat')).not.toContain('visitors');
    await run('kill mfe-chat');
    expect(await run(`canary mfe-chat ${demandingDraft.id} --percent 5 --dry-run`)).toMatch(/nobody gets it while mfe-chat is off$/);
  });

  it('a canary aborts itself at the thresholds its team sets', async () => {
    writeBuild(draft, files);
    await run('publish mfe-chat');
    await run(`canary mfe-chat ${draft.id} --percent 5`);
    expect((await site.registry.load()).remotes['mfe-chat']?.canary?.abort).toEqual({ errorRate: 0.05, poorRate: 0.2, minBeacons: 50 });
    await run(`canary mfe-chat ${draft.id} --percent 10 --abort-rate 2 --abort-poor 10 --abort-after 100`);
    expect((await site.registry.load()).remotes['mfe-chat']?.canary?.abort).toEqual({ errorRate: 0.02, poorRate: 0.1, minBeacons: 100 });
    expect(await run('status')).toContain('0 of 0 visits failed (0 %); it is judged from 100 visits on');
    expect(await run('why mfe-chat --visitor abc')).toContain('canary: 0 of 0 visits failed');
  });

  it.each(['promote', 'canary', 'block'])('%s with --dry-run reports what it would do and changes nothing', async (command) => {
    writeBuild(draft, files);
    await run('publish mfe-chat');
    const initialRegistry = await site.registry.load();
    const text = await run(`${command} mfe-chat ${draft.id} --dry-run${command === 'canary' ? ' --percent 5' : ''}`);
    expect(text).toMatch(new RegExp(`^serial 5: mfe-chat ${command} would do this; nothing was changed\\n  \\w+.* → .*${draft.id}`));
    expect(await site.registry.load()).toBe(initialRegistry);
    expect(await run('kill mfe-chat --dry-run')).toContain('  state on → off');
  });

  it('a change based on another serial is rejected', async () => {
    await expect(run('kill mfe-chat --expect-serial 3')).rejects.toThrow('The registry has moved on from serial 3');
    await expect(run('kill mfe-chat --expect-serial 3 --dry-run')).rejects.toThrow('The registry has moved on from serial 3');
    expect(await run('kill mfe-chat --expect-serial 4')).toMatch(/^serial 5: mfe-chat off/);
  });

  it('history shows the team, time and reason of each change', async () => {
    await run('kill mfe-chat --why night');
    expect((await run('history mfe-chat')).split('\n')[1]).toMatch(/^5 +2026-01-01T00:00:00\.000Z +chat +off +mfe-chat +night$/);
    expect((await run('history --limit 2')).split('\n')).toHaveLength(3);
    expect((await run('history --limit 1000')).split('\n')).toHaveLength(6);
  });

  it('R-020 a token of another team is refused', async () => {
    const environment = { PLATFORM_TOKEN: site.readSecret('chat', 'token') };
    await expect(run('kill mfe-credits', environment)).rejects.toThrow('Team chat does not own mfe-credits.');
    await expect(run('status', { PLATFORM_TOKEN: 'guessguessguessguessguess' })).rejects.toThrow('needs the token of a team');
  });

  it('creates keys for a new installation, and keeps existing ones', async () => {
    const folder = join(root, 'keys');
    expect(await run('keys keys')).toBe(`keys are in ${folder}`);
    const readToken = (): string => readFileSync(join(folder, 'chat.token'), 'utf8');
    const initialToken = readToken();
    await run(`keys ${folder}`);
    expect(readToken()).toBe(initialToken);
    expect(readFileSync(join(folder, 'teams.json'), 'utf8')).not.toContain('PRIVATE');
  });

  it('explains what to do when there is no server or no key', async () => {
    await expect(run('--server http://127.0.0.1:1 status')).rejects.toThrow('No site server answers at http://127.0.0.1:1.');
    await expect(run('status', { DATA_DIR: root })).rejects.toThrow('Start the site once, or set PLATFORM_TOKEN');
  });
});
