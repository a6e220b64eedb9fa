import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseBin } from './ReleaseBin';
import { ReleaseFolder } from './ReleaseFolder';

const root = mkdtempSync(join(tmpdir(), 'bin-'));
afterAll(() => rmSync(root, { recursive: true }));

const bin = new ReleaseBin(new ReleaseFolder(root));
const toPath = (name: string): string => join(root, 'r/mfe-chat', name);
const remove = (name: string, isUnwanted = true): Promise<void> => bin.remove('mfe-chat', name, async () => isUnwanted);

describe('R-020 removing a stored release', () => {
  it('leaves nothing behind, even when another site removes it first', async () => {
    mkdirSync(toPath('1.0.0-00000000'), { recursive: true });
    await Promise.all([remove('1.0.0-00000000'), remove('1.0.0-00000000')]);
    expect(readdirSync(join(root, 'r/mfe-chat'))).toEqual([]);
  });

  it('puts back a release that has become wanted again in the meantime', async () => {
    mkdirSync(toPath('1.1.0-00000000'), { recursive: true });
    await remove('1.1.0-00000000', false);
    expect(existsSync(toPath('1.1.0-00000000'))).toBe(true);
  });

  it('rejects when the removal is not possible', async () => {
    // With the suffix that folders get while being removed, the name is too long.
    const longName = 'a'.repeat(240);
    mkdirSync(toPath(longName), { recursive: true });
    await expect(remove(longName)).rejects.toThrow('ENAMETOOLONG');
    expect(existsSync(toPath(longName))).toBe(true);
  });
});
