import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../ports/database/openDatabase';
import { startPostgres, type TestPostgres } from '../testing/startServers';
import { restore } from './restore';
import { createTwoMembers } from '../testing/createTwoMembers';
import { backup } from './backup';

const root = mkdtempSync(join(tmpdir(), 'rendezvous-backup-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 180_000);
afterAll(() => {
  postgres?.remove();
  rmSync(root, { recursive: true, force: true });
});

async function createTestDatabase(name: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await database.pool.query(`create database ${name}`);
  await database.close();
  return postgres.url.replace(/postgres$/, name);
}

/** Functions that create, for each kind of database, a location for the data and an empty location to restore the data to. */
const PLACES = {
  'the embedded database': async () => ({
    from: { databaseUrl: null, dataDir: join(root, 'embedded') },
    to: { databaseUrl: null, dataDir: join(root, 'embedded-again') },
  }),
  PostgreSQL: async () => ({
    from: { databaseUrl: await createTestDatabase('shop'), dataDir: join(root, 'server') },
    to: { databaseUrl: await createTestDatabase('shop_again'), dataDir: join(root, 'server-again') },
  }),
};

describe.each(Object.entries(PLACES))('%s', (name, createPlaces) => {
  const backupFolder = join(root, `saved-${name.replaceAll(' ', '-')}`);

  test('R-401 R-409 is restored with identical sums: tables, ledger and files', async () => {
    const { from, to } = await createPlaces();
    await createTwoMembers(from);
    mkdirSync(join(from.dataDir, 'files', 'photos'), { recursive: true });
    writeFileSync(join(from.dataDir, 'files', 'photos', 'a.webp'), 'picture');
    const sums = await backup(from, backupFolder);
    expect(sums['ledger_entries']?.rows).toBe(4);
    expect(await restore(to, backupFolder)).toEqual(sums);
    expect(readFileSync(join(to.dataDir, 'files', 'photos', 'a.webp'), 'utf8')).toBe('picture');
    await expect(restore(to, backupFolder)).rejects.toThrow('is not empty');
    await expect(backup(from, backupFolder)).rejects.toThrow('is not empty');
  }, 300_000);

  test('R-409 saves nothing and creates nothing where there is no data', async () => {
    const databaseUrl = name === 'PostgreSQL' ? await createTestDatabase('nothing') : null;
    const dataDir = join(root, `nothing-${name.length}`);
    const folder = join(root, 'saved-nothing');
    await expect(backup({ databaseUrl, dataDir }, folder)).rejects.toThrow(/There is (no database in .*nothing|nothing to save)/);
    expect([existsSync(dataDir), existsSync(folder)]).toEqual([false, false]);
  }, 300_000);

  test('R-409 rejects a backup that was changed or not finished', async () => {
    const sumsFile = join(backupFolder, 'sums.json');
    const text = readFileSync(sumsFile, 'utf8');
    const to = {
      databaseUrl: name === 'PostgreSQL' ? await createTestDatabase('spoilt') : null,
      dataDir: join(root, `spoilt-${name.length}`),
    };
    writeFileSync(sumsFile, text.replace(/"members": \{\s+"rows": \d+/, '"members": { "rows": 3'));
    await expect(restore(to, backupFolder)).rejects.toThrow('differ from the backup: members');
    rmSync(sumsFile);
    await expect(restore(to, backupFolder)).rejects.toThrow('no finished backup');
    expect(existsSync(sumsFile)).toBe(false);
  }, 300_000);
});
