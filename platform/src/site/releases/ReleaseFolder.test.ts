import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@rendezvous/shared/contract';
import { aDraft, aRelease, createFiles, type Files } from '../../testing/aRelease';
import { ReleaseFolder } from './ReleaseFolder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const createBigFiles = (text: string): Files => ({ ...createFiles(text), 'big.js': Buffer.from(`/* ${text} */`.repeat(2_000)) });
const createRelease = (files: Files): Release => aRelease(aDraft({}, files));
const files = createBigFiles('first');
const release = createRelease(files);
const toMap = (content: Files): Map<string, Buffer> => new Map(Object.entries(content));
const listFolders = (): string[] => readdirSync(join(root, 'r/mfe-chat'));

describe('releases on disk', () => {
  it('R-020 two sites sharing a folder can store the same release at the same time', async () => {
    const sites = Array.from({ length: 6 }, () => new ReleaseFolder(root));
    await Promise.all(sites.map((site) => site.write(release, toMap(files))));
    expect(listFolders()).toEqual([release.id]);
    for (const site of sites) {
      for (const [name, content] of Object.entries(files)) {
        expect((await site.read('mfe-chat', release.id, name, []))?.content).toEqual(content);
      }
    }
  });

  it('the second of two with the same name but different bytes is rejected, even when both arrive at the same time', async () => {
    const otherFiles = createBigFiles('other');
    const otherRelease = { ...createRelease(otherFiles), id: release.id };
    const results = await Promise.allSettled([
      new ReleaseFolder(root).write(release, toMap(files)),
      new ReleaseFolder(root).write(otherRelease, toMap(otherFiles)),
    ]);
    const rejectedResult = results.find(({ status }) => status === 'rejected');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(rejectedResult).toMatchObject({ reason: { code: 'bytes_differ' } });
    expect(listFolders()).toEqual([release.id]);
  });

  it('one that could not be stored leaves nothing behind and can be sent again', async () => {
    const folder = new ReleaseFolder(root);
    const brokenFiles = new Map([...toMap(files), ['remoteEntry.js/inside.js', Buffer.from('1')] as const]);
    await expect(folder.write(release, brokenFiles)).rejects.toThrow();
    expect(listFolders()).toEqual([]);
    await folder.write(release, toMap(files));
    expect(await folder.read('mfe-chat', release.id, 'remoteEntry.js', [])).toEqual({ content: files['remoteEntry.js'], encoding: null });
  });

  it('can be read by a proxy that runs as another user', async () => {
    await new ReleaseFolder(root).write(release, toMap(files));
    expect(statSync(join(root, 'r/mfe-chat', release.id)).mode & 0o055).toBe(0o055);
  });

  it.each(['release.json', 'remoteEntry.js'])('a release whose %s is temporarily unreadable is served again afterwards', async (file) => {
    await new ReleaseFolder(root).write(release, toMap(files));
    const folder = new ReleaseFolder(root);
    const filePath = folder.getPath(release, file);
    renameSync(filePath, `${filePath}.away`);
    expect(await folder.read('mfe-chat', release.id, 'remoteEntry.js', [])).toBeUndefined();
    renameSync(`${filePath}.away`, filePath);
    expect((await folder.read('mfe-chat', release.id, 'remoteEntry.js', []))?.content).toEqual(files['remoteEntry.js']);
  });

  it('an unfinished upload cannot be read under any name', async () => {
    const folder = new ReleaseFolder(root);
    const writing = folder.write(release, toMap(files));
    for (const name of [release.id, `.${release.id}-abc`]) expect(await folder.read('mfe-chat', name, 'big.js', [])).toBeUndefined();
    await writing;
    expect(await folder.read('mfe-chat', release.id, 'big.js', ['br', 'gz'])).toMatchObject({ encoding: 'br' });
    expect(await folder.read('mfe-chat', release.id, 'big.js', ['gz'])).toMatchObject({ encoding: 'gz' });
  });

  it('in development, files from a running compiler take precedence', async () => {
    const folder = new ReleaseFolder(root, async (_remote, _id, file) => (file === 'remoteEntry.js' ? Buffer.from('fresh') : undefined));
    await folder.write(release, toMap(files));
    expect((await folder.read('mfe-chat', release.id, 'remoteEntry.js', ['br']))?.content.toString()).toBe('fresh');
    expect((await folder.read('mfe-chat', release.id, 'screen-chats.js', []))?.content).toEqual(files['screen-chats.js']);
  });
});
