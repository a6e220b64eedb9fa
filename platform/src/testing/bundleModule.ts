import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { RELEASE_ALIAS } from '../build/releaseAlias';
import { runBuild } from '../build/runBuild';
import { createScriptRules } from '../build/scriptRules';
import { ROOT } from '../build/shares';

/** Builds a production bundle that uses only the given exports of a module, and returns its source; `exportNames` is comma-separated. */
export async function bundleModule(moduleName: string, exportNames: string, plugins: Configuration['plugins'] = []): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, `import { ${exportNames} } from '${moduleName}'; self.kept = [${exportNames}];`);
  try {
    await runBuild({
      mode: 'production',
      target: ['web', 'es2022'],
      entry,
      output: { path: folder },
      resolve: { alias: RELEASE_ALIAS, modules: [path.join(ROOT, 'node_modules')] },
      module: { rules: createScriptRules('fixture', {}) },
      plugins,
    });
    return readFileSync(path.join(folder, 'main.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
