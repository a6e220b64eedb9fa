import { type Compiler, runtime, RuntimeGlobals, RuntimeModule } from 'webpack';

const ENTRY_QUERY = `${RuntimeGlobals.require}.entryQuery`;

/** Saves the query of the entry's URL, because document.currentScript is only set while the entry is evaluated. */
class EntryQueryModule extends RuntimeModule {
  constructor() {
    super('entry query', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${ENTRY_QUERY} = (document.currentScript && document.currentScript.src || "").split("?")[1];`;
  }
}

/**
 * Appends the query with which an entry is retried to the URLs of its chunks, because a browser makes a second request for the same URL
 * wait for the first one, even if the first one hangs.
 */
export class RetryAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryAddressPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryAddressPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryQueryModule());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('RetryAddressPlugin', (source) =>
        [source, `if (${ENTRY_QUERY}) script.src = ${RuntimeGlobals.createScriptUrl}(url + "?" + ${ENTRY_QUERY});`].join('\n'),
      );
    });
  }
}
