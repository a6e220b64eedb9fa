import { type Compiler, runtime } from 'webpack';
import { DIGEST_LENGTH, buildKeyExpression } from './integrityTable';

/** Placeholder in the entry for the integrity table, until the digests of all files have been computed. */
export const INTEGRITY_PLACEHOLDER = '@@chunk-integrity@@';

/** A digest that no file has: a chunk missing from the table must not run. */
const IMPOSSIBLE_DIGEST = 'A'.repeat(DIGEST_LENGTH);

/**
 * Sets the `integrity` attribute of each script that webpack's runtime adds. The table contains no quotes, so that it survives any minifier. Throwing
 * for an unknown file would leave a suspended screen hanging forever, hence the impossible digest.
 */
export class IntegrityPlugin {
  /** `liveTableName`: in development, name of a table on `window` that each build replaces, since later chunks are newer than the entry. */
  constructor(private readonly liveTableName?: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          `var integrityTable = ${this.buildTableExpression()};`,
          `var integrityKey = ${buildKeyExpression(this.liveTableName === undefined)};`,
          `${this.buildExemption()}script.integrity = "sha256-" + (integrityTable.split(integrityKey)[1] || "${IMPOSSIBLE_DIGEST}").slice(0, ${DIGEST_LENGTH}) + "=";`,
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }

  private buildTableExpression(): string {
    const tableLiteral = `"${INTEGRITY_PLACEHOLDER}"`;
    return this.liveTableName === undefined ? tableLiteral : `(self[${JSON.stringify(this.liveTableName)}] ??= ${tableLiteral})`;
  }

  private buildExemption(): string {
    return this.liveTableName === undefined ? '' : 'if (!integrityKey.includes(".hot-update.")) ';
  }
}
