import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, Compilation, sources } from 'webpack';
import { ROOT } from '../shares';

/** Arguments for Node that run `main`: from source if this file runs from source, as in development and tests, otherwise compiled. */
const MAIN_ARGUMENTS = __filename.endsWith('.ts')
  ? ['--import', 'tsx', path.join(__dirname, 'main.ts')]
  : [path.join(__dirname, 'main.js')];

/** Maximum output of `main` in bytes. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/** Adds to a remote's release its sources and what they use from the shell, and to the shell's release what the shell offers. */
export class MembersPlugin {
  constructor(
    private readonly side: 'shell' | 'remote',
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MembersPlugin', (compilation) => {
      const files = this.describeMembers();
      files.catch(() => undefined);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'MembersPlugin', stage }, async () => {
        for (const [file, content] of Object.entries(await files))
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(content)), { minimized: true });
      });
    });
  }

  private async describeMembers(): Promise<Record<string, object>> {
    const args = [...MAIN_ARGUMENTS, this.side, this.folder];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES });
    return JSON.parse(stdout) as Record<string, object>;
  }
}
