import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Release } from '@rendezvous/shared/contract';
import { digestText } from '../messages/reviews/reviews';
import { IntegrityPlugin } from './IntegrityPlugin';
import { HASH_PLACEHOLDER, ReleasePlugin } from './ReleasePlugin';
import { runBuild } from './runBuild';

const root = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true }));

const container = `mfe_chat__${HASH_PLACEHOLDER}`;
const routes = [{ name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 'chat.title' }] as const;

/** Builds a minimal remote, an entry that loads one screen; returns the output folder. */
async function build(
  name: string,
  screenText: string,
  { stableName: hasStableName = false, ...options }: { stableName?: boolean; sharedRange?: string } = {},
): Promise<string> {
  const folder = join(root, name);
  mkdirSync(join(folder, 'lang'), { recursive: true });
  writeFileSync(join(folder, 'lang/en.json'), '{"chat.title":"Messages"}');
  writeFileSync(join(folder, 'screen.js'), `export const text = ${JSON.stringify(screenText)};`);
  const importExpression = "import(/* webpackChunkName: 'screen-chats' */ './screen.js')";
  writeFileSync(
    join(folder, 'entry.js'),
    `globalThis.containers = [...(globalThis.containers ?? []), '${container}']; ${importExpression};`,
  );
  const release = new ReleasePlugin({
    ...{ name: 'mfe-chat', version: '1.2.3', entry: 'remoteEntry.js', container, hasStableName, ...options },
    ...{ manifest: { routes: [...routes], slots: [] }, messageFolders: [folder], policies: ['mfe-chat', container] },
  });
  await runBuild({
    ...{ mode: 'production', context: folder, entry: './entry.js', devtool: 'source-map' },
    output: {
      path: join(folder, 'out'),
      filename: 'remoteEntry.js',
      chunkFilename: hasStableName ? '[name].js' : '[name].[contenthash:8].js',
      uniqueName: container,
    },
    plugins: [new IntegrityPlugin(hasStableName ? 'table' : undefined), release],
  });
  return join(folder, 'out');
}

const readRelease = (out: string): Release => JSON.parse(readFileSync(join(out, 'release.json'), 'utf8')) as Release;
const getChatsScreen = (release: Release): string => release.preload['screen-chats']?.[0] ?? '';

let outFolder: string;
let release: Release;
beforeAll(async () => {
  outFolder = await build('first', 'first');
  release = readRelease(outFolder);
});

/** Scripts that a release's entry adds to a page. */
function collectScripts(entry: string): { src?: string; integrity?: string; crossOrigin?: string }[] {
  const addedScripts: { src?: string; setAttribute: () => void }[] = [];
  const document = {
    currentScript: { src: 'http://localhost/r/remoteEntry.js', tagName: 'SCRIPT' },
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: (typeof addedScripts)[number]) => addedScripts.push(script) },
  };
  runInNewContext(entry, { document, self: {}, location: { href: 'http://localhost/' }, setTimeout: () => 0 });
  return addedScripts;
}

describe('a build becomes a release', () => {
  it('R-020 its ID reflects version and content', async () => {
    expect(release.id).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    expect(readRelease(await build('again', 'first')).id).toBe(release.id);
    expect(readRelease(await build('second', 'second')).id).not.toBe(release.id);
  });

  it('its container has a unique name, used in every file', () => {
    const uniqueName = `mfe_chat__${release.id.slice(-8)}`;
    expect([release.container, ...release.policies]).toEqual([uniqueName, 'mfe-chat', uniqueName]);
    for (const file of Object.keys(release.integrity)) expect(readFileSync(join(outFolder, file), 'utf8')).not.toContain(container);
    expect(readFileSync(join(outFolder, 'remoteEntry.js'), 'utf8')).toContain(uniqueName);
  });

  it('the digest of every file matches its bytes on disk; source maps are not included', () => {
    const filesOnDisk = readdirSync(outFolder, { recursive: true, withFileTypes: true }).filter(
      (file) => file.isFile() && !file.name.endsWith('.map'),
    );
    expect(Object.keys(release.integrity)).toHaveLength(filesOnDisk.length - 1);
    for (const [file, digest] of Object.entries(release.integrity)) {
      expect(digest).toBe(
        `sha256-${createHash('sha256')
          .update(readFileSync(join(outFolder, file)))
          .digest('base64')}`,
      );
    }
  });

  it('it names routes, the files of each screen and the texts of each locale', () => {
    expect(release).toMatchObject({ remote: 'mfe-chat', version: '1.2.3', entry: 'remoteEntry.js', routes });
    expect(getChatsScreen(release)).toMatch(/^screen-chats\.[0-9a-f]{8}\.js$/);
    expect(release.catalogues).toMatchObject({ en: 'lang/en.json', pl: 'lang/pl.json' });
    expect(release.size).toBeGreaterThan(0);
  });

  it('R-104 it says how many translations wait for review in each language, and nothing when none does', async () => {
    expect(release.openReviews).toMatchObject({ de: 1, pl: 1 });
    mkdirSync(join(root, 'reviewed/lang'), { recursive: true });
    writeFileSync(join(root, 'reviewed/lang/reviews.json'), `{"chat.title":"${digestText('Messages')}"}`);
    const reviewedRelease = readRelease(await build('reviewed', 'first'));
    expect(reviewedRelease).not.toHaveProperty('openReviews');
    expect(reviewedRelease.id).toBe(release.id);
  });

  it('R-415 it declares what it requires of the shell', async () => {
    expect(release.requires.shared).toMatch(/^\^\d+\.\d+$/);
    expect(release).not.toHaveProperty('provides');
    expect(readRelease(await build('demanding', 'first', { sharedRange: '^9.0' })).requires.shared).toBe('^9.0');
  });

  it('its name stays the same in watch mode', async () => {
    const watchedRelease = readRelease(await build('watched', 'first', { stableName: true }));
    expect(watchedRelease.container).toBe(container);
    const [script] = collectScripts(readFileSync(join(root, 'watched/out/remoteEntry.js'), 'utf8'));
    expect(script?.integrity).toBe(watchedRelease.integrity[getChatsScreen(watchedRelease)]);
    expect(watchedRelease.id).toBe(readRelease(await build('watched-too', 'other', { stableName: true })).id);
  });
});

describe('chunks are requested with their digest', () => {
  const readEntry = (): string => readFileSync(join(outFolder, 'remoteEntry.js'), 'utf8');

  it('the one from release.json', () => {
    const [script] = collectScripts(readEntry());
    expect(script?.src).toContain(getChatsScreen(release));
    expect(script).toMatchObject({ integrity: release.integrity[getChatsScreen(release)], crossOrigin: 'anonymous' });
  });

  it('a chunk without one gets a digest that no file has, so it never runs', () => {
    const [hash = ''] = /[0-9a-f]{8}(?=\.js)/.exec(getChatsScreen(release)) ?? [];
    const digest = release.integrity[getChatsScreen(release)]?.slice('sha256-'.length, -1);
    expect(readEntry()).toContain(`${hash}${digest}`);
    const [script] = collectScripts(readEntry().replace(`${hash}${digest}`, `00000000${digest}`));
    expect(script?.integrity).toBe(`sha256-${'A'.repeat(43)}=`);
  });
});
