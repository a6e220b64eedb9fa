import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../ports/database/openDatabase';
import { createTwoMembers } from '../testing/createTwoMembers';
import { backup } from './backup';
import { restore } from './restore';

const root = mkdtempSync(join(tmpdir(), 'rendezvous-releases-'));
const config = { databaseUrl: null, dataDir: join(root, 'data') };
const CHAT_FOLDER = join('releases', 'r', 'mfe-chat');

const remotes = {
  'mfe-chat': { state: 'on', stable: '1.2.0', canary: { release: '1.3.0', percent: 5 } },
  'mfe-credits': { state: 'off', stable: null },
};

function writeRelease(id: string): void {
  mkdirSync(join(config.dataDir, CHAT_FOLDER, id), { recursive: true });
  writeFileSync(join(config.dataDir, CHAT_FOLDER, id, 'release.json'), '{}', { mode: 0o644 });
}

beforeAll(async () => {
  await createTwoMembers(config);
  const { db, close } = await openDatabase(config);
  await sql`create table platform_registry (serial integer primary key, document text not null)`.execute(db);
  await sql`insert into platform_registry values (7, ${JSON.stringify({ serial: 7, remotes })})`.execute(db);
  await close();
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const listModesBelow = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const stats = statSync(join(folder, name));
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
    }),
  );

test('R-409 a live release whose files are missing is reported before anything is written', async () => {
  writeRelease('1.2.0');
  const folder = join(root, 'without-canary');
  await expect(backup(config, folder)).rejects.toThrow(/not in .*data\/releases: r\/mfe-chat\/1\.3\.0\..*--without-releases/s);
  expect(existsSync(folder)).toBe(false);
}, 60_000);

test('R-409 database and files are saved without releases when asked to', async () => {
  const folder = join(root, 'database-only');
  expect((await backup(config, folder, { withoutReleases: true }))['platform_registry']?.rows).toBe(1);
  expect(existsSync(join(folder, 'releases'))).toBe(false);
}, 60_000);

test('R-409 only the owner can read a backup; restored releases are readable by a proxy too', async () => {
  writeRelease('1.3.0');
  const folder = join(root, 'whole');
  await backup(config, folder);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  expect(listModesBelow(folder)).toEqual(new Set(['folder 700', 'file 600']));
  const restoredConfig = { ...config, dataDir: join(root, 'again') };
  await restore(restoredConfig, folder);
  expect(listModesBelow(join(restoredConfig.dataDir, 'releases'))).toEqual(new Set(['folder 755', 'file 644']));
}, 60_000);
