import type { Compiler } from 'webpack';
import { runtime } from 'webpack';

/** Stands in the entry until the digests of all files are known. */
export const INTEGRITY_PLACEHOLDER = '@@chunk-integrity@@';

/** A digest that no file has: a chunk missing from the table must not run. */
const IMPOSSIBLE = `sha256-${'A'.repeat(43)}=`;

/**
 * Gives each script that webpack's runtime adds the digest of its file. The table is written as `file digest|file digest`, free of
 * quotes, so that it survives any minifier. Throwing for an unknown file would hang a suspended screen for ever, hence the impossible digest.
 */
export class IntegrityPlugin {
  /** `liveTable` names a table on window that outlives a build, for development: chunks fetched after an update are newer than the entry. */
  constructor(private readonly liveTable?: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          `var integrityTable = ${this.table()};`,
          'var integrityFile = url.split("?")[0].split("/").pop();',
          `${this.exemption()}script.integrity = (integrityTable.split("|" + integrityFile + " ")[1] || ${JSON.stringify(IMPOSSIBLE)}).split("|")[0];`,
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }

  private table(): string {
    const own = `"|${INTEGRITY_PLACEHOLDER}"`;
    return this.liveTable === undefined ? own : `(self[${JSON.stringify(this.liveTable)}] ??= ${own})`;
  }

  private exemption(): string {
    return this.liveTable === undefined ? '' : 'if (!integrityFile.includes(".hot-update.")) ';
  }
}
