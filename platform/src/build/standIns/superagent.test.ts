import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runBuild } from '../runBuild';
import { RELEASE_ALIAS } from '../releaseAlias';
import { ROOT } from '../shares';

const folder = mkdtempSync(path.join(tmpdir(), 'superagent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Functions with which a release's superagent serialises request bodies, by content type. */
async function loadSerializers(): Promise<Record<string, (body: object) => string>> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import request from ${JSON.stringify(path.join(ROOT, 'node_modules/superagent'))}; self.write = request.serialize;`,
  );
  await runBuild({ mode: 'production', target: ['web', 'es2022'], entry, output: { path: folder }, resolve: { alias: RELEASE_ALIAS } });
  const page: { write?: Record<string, (body: object) => string> } = {};
  runInNewContext(readFileSync(path.join(folder, 'main.js'), 'utf8'), { self: page, window: {}, document: {}, URLSearchParams });
  return page.write ?? {};
}

it('R-096 superagent of a release writes JSON and forms without its query library', async () => {
  const serializers = await loadSerializers();
  expect(serializers['application/json']?.({ text: 'a b', list: [1] })).toBe('{"text":"a b","list":[1]}');
  expect(serializers['application/x-www-form-urlencoded']?.({ text: 'a b', page: 2 })).toBe('text=a+b&page=2');
});
