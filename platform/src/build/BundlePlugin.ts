import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Compilation, type Compiler, sources } from 'webpack';
import type { BundleConfiguration } from './BundleConfiguration';
import { runBuild } from './runBuild';

/** Runs a separate build in parallel with the build for browsers, and adds the one script that it produces to the release. */
export class BundlePlugin {
  constructor(private readonly configuration: BundleConfiguration) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundlePlugin', (compilation) => {
      const bundle = this.build();
      bundle.catch(() => undefined);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'BundlePlugin', stage }, async () => {
        // The separate build has already minimized the script.
        compilation.emitAsset(this.configuration.output.filename, new sources.RawSource(await bundle), { minimized: true });
      });
    });
  }

  private async build(): Promise<Buffer> {
    const { path: folder, filename } = this.configuration.output;
    await runBuild(this.configuration);
    return readFile(path.join(folder, filename));
  }
}
