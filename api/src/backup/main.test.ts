import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) => {
    const tsxArgs = [require.resolve('tsx/cli'), join(__dirname, 'main.ts')];
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'typo'), DATABASE_URL: '' };
    execFile(process.execPath, [...tsxArgs, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

test.each([
  ['backup --help', 0, 'npm run backup -- <folder>'],
  ['restore --help', 0, 'npm run restore -- <folder>'],
  ['backup saved', 1, 'There is no database in'],
  ['restore saved', 1, 'saved holds no finished backup'],
])(
  'R-409 "%s" without data exits with %i and creates nothing',
  async (line, code, text) => {
    const outcome = await run(...line.split(' '));
    expect(outcome).toEqual({ code, output: expect.stringContaining(text) });
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
