import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { aNewsDocument } from '../testing/aNewsDocument';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-news-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in the folder, with a database that does not exist. */
const run = (...args: string[]): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) => {
    const tsx = [require.resolve('tsx/cli'), join(__dirname, 'main.ts')];
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://dating.example',
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    };
    execFile(process.execPath, [...tsx, ...args], { cwd: folder, env }, (error, out, errorOutput) =>
      resolve({ code: error?.code ?? 0, output: out + errorOutput }),
    );
  });

test('R-085 a file is checked and shown in all languages without a database; one with mistakes is neither shown nor sent', async () => {
  const document = aNewsDocument();
  writeFileSync(join(folder, 'good.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...document, path: 'https://evil.example' }));
  writeFileSync(join(folder, 'broken.json'), '{');
  const [goodResult, badResult, brokenResult, sendResult, previewResult] = await Promise.all([
    run('validate', 'good.json'),
    run('preview', 'bad.json', 'none'),
    run('validate', 'broken.json'),
    run('send', 'bad.json'),
    run('preview', 'good.json', 'out'),
  ]);
  expect(goodResult).toEqual({ code: 0, output: 'good.json can be sent.\n' });
  const rejection = { code: 1, output: 'path is not a page of the site, such as /credits\n' };
  expect([badResult, sendResult]).toEqual([rejection, rejection]);
  expect(brokenResult).toEqual({ code: 1, output: expect.stringContaining('broken.json is not valid JSON') });
  expect(previewResult.code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['bad.json', 'broken.json', 'good.json', 'out']);
  expect(readdirSync(join(folder, 'out'))).toHaveLength(2 * LOCALES.length);
  expect(readFileSync(join(folder, 'out/de.html'), 'utf8')).toContain('https://dating.example/settings');
  for (const file of readdirSync(join(folder, 'out')))
    expect(readFileSync(join(folder, 'out', file), 'utf8')).not.toMatch(/[{}]|undefined/);
  const text = readFileSync(join(folder, 'out/fi.txt'), 'utf8');
  expect(text).toContain('Hei Alex, voit nyt kirjautua sivustolle Rendezvous');
  expect(text).toContain('Push: Rendezvous\nUutta: kirjaudu ilman salasanaa\nhttps://dating.example/settings');
}, 60_000);
