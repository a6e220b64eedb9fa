import type { Compiler } from 'webpack';
import { runtime } from 'webpack';

/** Stands in the entry until the digests of all files are known. */
export const INTEGRITY_PLACEHOLDER = '@@chunk-integrity@@';

/** A digest that no file has: a chunk missing from the table must not run. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

/**
 * Gives each script that webpack's runtime adds the digest of its file. The table is written as `file digest|file digest`, free of
 * quotes, so that it survives any minifier. Throwing for an unknown file would hang a suspended screen for ever, hence the impossible digest.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          `var integrityTable = "|${INTEGRITY_PLACEHOLDER}";`,
          'var integrityFile = url.split("?")[0].split("/").pop();',
          `script.integrity = (integrityTable.split("|" + integrityFile + " ")[1] || ${JSON.stringify(IMPOSSIBLE)}).split("|")[0];`,
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }
}
