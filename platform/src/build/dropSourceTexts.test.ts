import path from 'node:path';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runBuild } from './runBuild';
import { createScriptRules } from './scriptRules';

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function buildBundle(source: string): Promise<string> {
  const entry = path.join(folder, 'entry.tsx');
  writeFileSync(entry, source);
  await runBuild({
    mode: 'none',
    target: ['web', 'es2022'],
    entry,
    output: { path: folder },
    externals: { '@emotion/react/jsx-runtime': 'self' },
    module: { rules: createScriptRules('fixture', {}) },
  });
  return readFileSync(path.join(folder, 'main.js'), 'utf8');
}

describe('dropSourceTexts', () => {
  it('R-096 a release ships no text twice: the catalogue has it, the script only its id', async () => {
    const script = await buildBundle(`
      export const title = (intl) => intl.formatMessage({ id: 'shell.a', defaultMessage: 'Zum Glück, {name}', description: 'Title, "quoted"' }, { name: 'x' });
      export const Line = () => <FormattedMessage id="shell.b" defaultMessage="It’s {count}" description="A line" values={{ count: 1 }} />;
    `);
    expect(script).toContain('shell.a');
    expect(script).toMatch(/"shell\.b",\s*values/);
    expect(script).not.toMatch(/Glück|Title|It’s|A line/);
  });

  it('leaves other descriptions alone', async () => {
    expect(await buildBundle(`export const tag = { id: 'og', description: 'Kept' };`)).toContain('Kept');
  });
});
