import { bundleModule } from '../testing/bundleModule';
import { createLeanContainerPlugins, createLeanFederationPlugins } from './leanFederation';

describe('a release', () => {
  it('R-096 has the federation runtime without manifests and preloading', async () => {
    const runtime = '@module-federation/enhanced/runtime';
    expect(await bundleModule(runtime, 'loadRemote')).toContain('beforeLoadRemoteSnapshot');
    const leanBundle = await bundleModule(runtime, 'loadRemote', createLeanFederationPlugins());
    expect(leanBundle).not.toContain('beforeLoadRemoteSnapshot');
    expect(leanBundle).not.toContain('Failed to load script resources');
  });

  it('R-096 has containers without fallback copies of shared libraries', async () => {
    const runtime = '@module-federation/webpack-bundler-runtime';
    expect(await bundleModule(runtime, 'bundlerRuntime')).toContain('No fallback item found');
    expect(await bundleModule(runtime, 'bundlerRuntime', createLeanContainerPlugins())).not.toContain('No fallback item found');
  });
});
