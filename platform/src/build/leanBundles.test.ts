import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { leanContainer, leanFederation } from './leanFederation';
import { RELEASE_ALIAS } from './releaseAlias';
import { runBuild } from './runBuild';
import { scriptRules } from './scriptRules';
import { ROOT } from './shares';

const folder = mkdtempSync(path.join(tmpdir(), 'lean-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function bundleOf(request: string, members: string, plugins: Configuration['plugins'] = []): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, `import { ${members} } from '${request}'; self.kept = [${members}];`);
  await runBuild({
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    output: { path: folder },
    resolve: { alias: RELEASE_ALIAS, modules: [path.join(ROOT, 'node_modules')] },
    module: { rules: scriptRules('fixture', {}) },
    plugins,
  });
  return readFileSync(path.join(folder, 'main.js'), 'utf8');
}

describe('a release', () => {
  it("R-096 has the router's production build, without the links and forms that nobody imports", async () => {
    const bundle = await bundleOf('react-router', 'BrowserRouter, useLocation');
    expect(bundle).not.toContain('data-discover');
    expect(bundle).not.toContain('No routes matched location');
  });

  it('R-096 has the federation runtime without manifests and preloading', async () => {
    const runtime = '@module-federation/enhanced/runtime';
    expect(await bundleOf(runtime, 'loadRemote')).toContain('beforeLoadRemoteSnapshot');
    const lean = await bundleOf(runtime, 'loadRemote', leanFederation());
    expect(lean).not.toContain('beforeLoadRemoteSnapshot');
    expect(lean).not.toContain('Failed to load script resources');
  });

  it('R-096 has containers without copies of shared libraries to fall back to', async () => {
    const runtime = '@module-federation/webpack-bundler-runtime';
    expect(await bundleOf(runtime, 'bundlerRuntime')).toContain('No fallback item found');
    expect(await bundleOf(runtime, 'bundlerRuntime', leanContainer())).not.toContain('No fallback item found');
  });

  it('R-096 has style caches that add no prefixes', async () => {
    expect(await bundleOf(path.join(ROOT, 'shared/src/ui/createStyles.ts'), 'createStyles')).not.toContain('-webkit-');
  });
});
