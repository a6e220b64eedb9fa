import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from '@rendezvous/shared/contract';
import { TestSite } from '../testing/TestSite';
import { createProgram } from './createProgram';
import { writeStaticSite } from './writeStaticSite';

let site: TestSite;
let server: string;
let root: string;
let chatId: string;
beforeEach(async () => {
  site = await TestSite.start();
  chatId = (await site.release()).chat.id;
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = mkdtempSync(join(tmpdir(), 'static-'));
});
afterEach(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: site.dataDir, PLATFORM_SERVER: server };
  const program = createProgram({ root, environment, build: async () => undefined, print: (line) => lines.push(line) });
  await program.parseAsync(['export', ...args], { from: 'user' });
  return lines.join('\n');
}

const getEntryPath = (): string => join(root, 'r/mfe-chat', chatId, 'remoteEntry.js');

describe('R-003 export', () => {
  it('writes the document, plan and releases, and reports how many files', async () => {
    const text = await run(root, '--host', 'example.com');
    expect(text).toMatch(/^serial \d+: example\.com is in .+, \d+ files written, 0 already there$/);
    const plan = JSON.parse(readFileSync(join(root, 'plan.json'), 'utf8')) as Plan;
    expect(plan.remotes[0]?.candidates[0]?.release).toBe(chatId);
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('id="root"');
    expect(existsSync(getEntryPath())).toBe(true);
  });

  it('writes release files once, and again only where their content on disk was changed', async () => {
    const firstResult = JSON.parse(await run(root, '--host', 'example.com', '--json')) as { files: number; kept: number };
    writeFileSync(getEntryPath(), 'spoiled');
    const secondResult = JSON.parse(await run(root, '--host', 'example.com', '--json')) as { files: number; kept: number };
    expect(secondResult.files).toBeLessThan(firstResult.files);
    expect(secondResult.kept).toBeGreaterThan(0);
    expect(readFileSync(getEntryPath(), 'utf8')).not.toBe('spoiled');
  });

  it('does not write a file whose bytes do not match its release, and leaves the document unchanged', async () => {
    const asset = async (): Promise<Buffer> => Buffer.from('spoiled');
    const pendingExport = writeStaticSite(
      { asset },
      { serial: 1, assets: { '/r/mfe-chat/1/remoteEntry.js': 'sha256-x' }, files: { '/index.html': 'new' } },
      root,
    );
    await expect(pendingExport).rejects.toThrow('/r/mfe-chat/1/remoteEntry.js does not match the digest in its release.');
    expect(existsSync(join(root, 'index.html'))).toBe(false);
    expect(existsSync(join(root, 'r'))).toBe(false);
  });

  it('writes nothing outside the folder', async () => {
    const asset = async (): Promise<Buffer> => Buffer.from('');
    await expect(writeStaticSite({ asset }, { serial: 1, assets: {}, files: { '/../escaped': 'x' } }, root)).rejects.toThrow(
      'is not an address',
    );
  });

  it('reports a missing option', async () => {
    await expect(run(root)).rejects.toThrow("required option '--host <name>' not specified");
  });
});
