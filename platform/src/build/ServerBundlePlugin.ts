import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, Compilation, type Configuration, sources } from 'webpack';
import { runBuild } from './runBuild';
import { SERVER_FILE } from './serverBuild';

/** Builds the server bundle beside the browser's files and makes it a file of the same release. */
export class ServerBundlePlugin {
  constructor(private readonly configuration: Configuration) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServerBundlePlugin', (compilation) => {
      const bundle = this.build();
      bundle.catch(() => undefined);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBundlePlugin', stage }, async () => {
        // Left as it is, so that its names tell what failed.
        compilation.emitAsset(SERVER_FILE, new sources.RawSource(await bundle), { minimized: true });
      });
    });
  }

  private async build(): Promise<Buffer> {
    await runBuild(this.configuration);
    return readFile(path.join(this.configuration.output?.path ?? '', SERVER_FILE));
  }
}
