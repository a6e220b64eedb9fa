import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_S } from '@rendezvous/shared/contract';
import type { UnsignedRelease } from '../keys/releaseSignature';
import { aDraft, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';
import { createProgram } from './createProgram';

const DAY_MS = DAY_S * 1_000;

let site: TestSite;
let server: string;
let root: string;
let stableId: string;

beforeEach(async () => {
  site = await TestSite.start();
  stableId = (await site.release()).chat.id;
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = mkdtempSync(join(tmpdir(), 'repository-'));
});
afterEach(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

/** Runs a command line as typed and returns its output. */
async function run(command: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const lines: string[] = [];
  const context = {
    root,
    environment: { DATA_DIR: site.dataDir, PLATFORM_SERVER: server, ...environment },
    build: async () => undefined,
  };
  await createProgram({ ...context, print: (line) => lines.push(line) }).parseAsync(command.split(' '), { from: 'user' });
  return lines.join('\n');
}

/** Writes a build of the given version to the folder from which `publish` reads it. */
function build(version: string): UnsignedRelease {
  const files = createFiles(version);
  const draft = aDraft({ version }, files);
  for (const [name, content] of Object.entries({ ...files, 'release.json': JSON.stringify({ ...draft, signedBy: '', signature: '' }) })) {
    const file = join(root, draft.remote, 'dist/release', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return draft;
}

async function publish(version: string): Promise<string> {
  const { id } = build(version);
  await run('publish mfe-chat --no-build');
  return id;
}

const listStoredIds = (): string[] => readdirSync(join(site.dataDir, 'releases/r/mfe-chat')).sort();
const isServed = async (id: string): Promise<boolean> => (await site.open(`/r/mfe-chat/${id}/remoteEntry.js`)).statusCode === 200;

describe('R-020 gc', () => {
  it('removes the files of releases that nobody could get for long enough, reports the size, and adds one line to the history', async () => {
    const oldId = await publish('1.1.0');
    site.now += 31 * DAY_MS;
    const youngId = await publish('1.2.0');
    const text = await run('gc mfe-chat --why tidy');
    expect(text).toMatch(new RegExp(`^serial 7: mfe-chat gc removed \\d+ kB\\n  ${oldId}  \\d+ kB$`));
    expect(listStoredIds()).toEqual([stableId, youngId].sort());
    expect([await isServed(oldId), await isServed(youngId), await isServed(stableId)]).toEqual([false, true, true]);
    expect((await site.registry.loadHistory('mfe-chat', 1))[0]).toMatchObject({ who: 'chat', action: 'gc', release: null, why: 'tidy' });
    expect(await run('gc mfe-chat')).toBe('serial 7: mfe-chat gc has nothing to remove');
  });

  it('reports what it would do and changes nothing with --dry-run, also as JSON', async () => {
    const oldId = await publish('1.1.0');
    site.now += 31 * DAY_MS;
    expect(await run('gc mfe-chat --dry-run')).toMatch(/^serial 5: mfe-chat gc would remove \d+ kB; nothing was changed\n/);
    const reply = JSON.parse(await run('gc mfe-chat --dry-run --json')) as { removed: { name: string; bytes: number }[]; bytes: number };
    expect(reply.removed).toEqual([{ name: oldId, bytes: reply.bytes }]);
    expect(await isServed(oldId)).toBe(true);
    expect(await site.loadSerial()).toBe(5);
  });

  it('keeps a release that a still valid link points to, and one that was stable until recently', async () => {
    const linkedId = await publish('1.1.0');
    site.now += 31 * DAY_MS;
    await run(`override-link mfe-chat ${linkedId} --ttl 2d`);
    expect(await run('gc mfe-chat')).toContain('nothing to remove');
    site.now += 2 * DAY_MS;
    expect(await run('gc mfe-chat')).toContain(linkedId);
    const nextId = await publish('1.2.0');
    await run(`promote mfe-chat ${nextId}`);
    site.now += 31 * DAY_MS;
    await run('rollback mfe-chat');
    site.now += 29 * DAY_MS;
    expect(await run('gc mfe-chat')).toContain('nothing to remove');
    site.now += 2 * DAY_MS;
    expect(await run('gc mfe-chat')).toContain(nextId);
  });

  it('removes the leftovers of an interrupted upload once they are old', async () => {
    const folder = join(site.dataDir, 'releases/r/mfe-chat');
    for (const name of ['.1.0.0-abc', '.young']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'a.js'), 'x'.repeat(2_000));
    }
    const setAge = (name: string, days: number): void => {
      const at = (site.now - days * DAY_MS) / 1_000;
      utimesSync(join(folder, name), at, at);
    };
    setAge('.1.0.0-abc', 40);
    setAge('.young', 20);
    expect(await run('gc mfe-chat')).toBe('serial 5: mfe-chat gc removed 2 kB\n  .1.0.0-abc  2 kB');
    expect(listStoredIds()).toEqual(['.young', stableId]);
  });

  it('refuses a token of another team, and a serial that is no longer current', async () => {
    const environment = { PLATFORM_TOKEN: site.readSecret('payments', 'token') };
    await expect(run('gc mfe-chat', environment)).rejects.toThrow('Team payments does not own mfe-chat.');
    await expect(run('gc mfe-chat --expect-serial 3')).rejects.toThrow('The registry has moved on from serial 3');
  });
});

describe('R-020 a collected release', () => {
  it('can no longer be promoted or linked, and comes back when the same content is published again', async () => {
    const oldId = await publish('1.1.0');
    site.now += 31 * DAY_MS;
    await run('gc mfe-chat');
    await expect(run(`promote mfe-chat ${oldId}`)).rejects.toThrow(
      `mfe-chat ${oldId} was collected on 2026-02-01; publish the same content`,
    );
    await expect(run(`override-link mfe-chat ${oldId}`)).rejects.toThrow('was collected on');
    expect(await run('publish mfe-chat --no-build --bump')).toContain(`mfe-chat ${oldId} published`);
    expect(await isServed(oldId)).toBe(true);
    expect(await run(`promote mfe-chat ${oldId}`)).toContain(`stable is ${oldId}`);
  });

  it('after a race with promote or publish, every release that can be chosen has its files, whichever wins', async () => {
    const oldId = await publish('1.1.0');
    site.now += 31 * DAY_MS;
    for (let round = 0; round < 8; round += 1) {
      const rivalCommand = round % 2 === 0 ? `promote mfe-chat ${oldId}` : 'publish mfe-chat --no-build';
      await Promise.allSettled([run('gc mfe-chat'), run(rivalCommand)]);
      const { collected = {}, stable: live } = (await site.registry.load()).remotes['mfe-chat'] ?? {};
      expect(await isServed(oldId)).toBe(collected[oldId] === undefined);
      expect(await isServed(live ?? '')).toBe(true);
      if (live === oldId) break;
      site.now += 31 * DAY_MS;
    }
  });
});

describe('R-020 publish --dry-run', () => {
  it('runs every check, reports what would be published and stores nothing', async () => {
    const { id } = build('1.1.0');
    expect(await run('publish mfe-chat --no-build --dry-run --promote')).toMatch(
      new RegExp(`^mfe-chat ${id} would be published and promoted: \\d+ files, \\d+ kB; nothing was stored$`),
    );
    expect(await site.loadSerial()).toBe(4);
    expect(existsSync(join(site.dataDir, 'releases/r/mfe-chat', id))).toBe(false);
    expect(listStoredIds()).toEqual([stableId]);
    expect(await run('publish mfe-chat --no-build')).toContain(`${id} published`);
  });

  it('is rejected just as the real publish would be', async () => {
    build('1.0.0');
    await expect(run('publish mfe-chat --no-build --dry-run')).rejects.toThrow('Version 1.0.0 of mfe-chat exists');
    const brokenRoute = {
      name: 'gifts',
      path: '/gifts/broken',
      layout: 'Default' as const,
      access: 'public' as const,
      titleKey: 'x',
      prerender: true,
    };
    const draft = build('1.1.0');
    const file = join(root, 'mfe-chat/dist/release/release.json');
    writeFileSync(file, JSON.stringify({ ...draft, routes: [...draft.routes, brokenRoute], signedBy: '', signature: '' }));
    await expect(run('publish mfe-chat --no-build --dry-run')).rejects.toThrow('/gifts/broken cannot be rendered');
    expect(listStoredIds()).toEqual([stableId]);
  });
});
