import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runBuild } from './runBuild';
import { RetryAddressPlugin } from './RetryAddressPlugin';

const folder = mkdtempSync(path.join(tmpdir(), 'retried-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** URL of the chunk that the bundle requests when the bundle itself was loaded from `src`. */
function getChunkUrl(bundle: string, src: string): string {
  const requestedScripts: { src?: string; setAttribute: () => void }[] = [];
  const document = {
    currentScript: { src },
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: (typeof requestedScripts)[number]) => requestedScripts.push(script) },
  };
  runInNewContext(bundle, { document, self: {}, setTimeout: () => 0 });
  return requestedScripts[0]?.src ?? 'nothing';
}

test('R-017 an entry loaded from a retry URL requests its chunks from retry URLs', async () => {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, "import('./chunk.js');");
  writeFileSync(path.join(folder, 'chunk.js'), 'export const a = 1;');
  const output = { path: folder, publicPath: '/r/', chunkFilename: 'a.js', trustedTypes: { policyName: 'p' } };
  await runBuild({ mode: 'production', entry, output, plugins: [new RetryAddressPlugin()] });
  const bundle = readFileSync(path.join(folder, 'main.js'), 'utf8');
  expect(getChunkUrl(bundle, 'http://localhost/r/main.js')).toBe('/r/a.js');
  expect(getChunkUrl(bundle, 'http://localhost/r/main.js?try=2')).toBe('/r/a.js?try=2');
});
