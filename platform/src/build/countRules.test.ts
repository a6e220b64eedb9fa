import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runBuild } from './runBuild';
import { SINGLETON_MODULES, countRules } from './countRules';
import { ROOT } from './shares';

const folder = mkdtempSync(path.join(tmpdir(), 'counted-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('countRules', () => {
  it.each(Object.entries(SINGLETON_MODULES))('R-021 %s is where the rule looks for it', (_name, file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  it('R-021 every copy of a library registers itself, whichever bundle it is in', async () => {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, `export { observable } from ${JSON.stringify(path.join(ROOT, SINGLETON_MODULES['mobx'] ?? ''))};`);
    await runBuild({ mode: 'production', entry, output: { path: folder }, module: { rules: countRules() } });
    const bundle = readFileSync(path.join(folder, 'main.js'), 'utf8');
    const page: { __rendezvousInstances?: Record<string, number> } = {};
    for (let copies = 0; copies < 2; copies += 1) runInNewContext(bundle, page);
    expect(page.__rendezvousInstances).toEqual({ mobx: 2 });
  });
});
