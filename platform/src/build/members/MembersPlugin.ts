import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, Compilation, sources } from 'webpack';
import { ROOT } from '../shares';

/** Compiled, or from source in development and tests; this file and `main` have the same extension then. */
const MAIN = __filename.endsWith('.ts') ? ['--import', 'tsx', path.join(__dirname, 'main.ts')] : [path.join(__dirname, 'main.js')];

const MEMBERS_LIMIT = 8 * 1024 * 1024;

/** Adds to a release its sources and what they use of the shell, or what the shell offers; computed in a process parallel to the compiler. */
export class MembersPlugin {
  constructor(
    private readonly side: 'shell' | 'remote',
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MembersPlugin', (compilation) => {
      const members = this.find();
      members.catch(() => undefined);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'MembersPlugin', stage }, async () => {
        for (const [file, content] of Object.entries(await members))
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(content)), { minimized: true });
      });
    });
  }

  private async find(): Promise<Record<string, object>> {
    const args = [...MAIN, this.side, this.folder];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: MEMBERS_LIMIT });
    return JSON.parse(stdout) as Record<string, object>;
  }
}
