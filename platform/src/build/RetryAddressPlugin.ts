import { type Compiler, runtime, RuntimeGlobals, RuntimeModule } from 'webpack';

const QUERY = `${RuntimeGlobals.require}.entryQuery`;

/** Keeps the query of the entry; only while it is evaluated the page knows which script runs. */
class EntryQueryModule extends RuntimeModule {
  constructor() {
    super('entry query', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${QUERY} = (document.currentScript && document.currentScript.src || "").split("?")[1];`;
  }
}

/**
 * An entry that is asked for again with a changed address asks for its chunks with a changed address too: a browser lets a second
 * request for the same address wait for a first one that hangs.
 */
export class RetryAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryAddressPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryAddressPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new EntryQueryModule());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('RetryAddressPlugin', (source) =>
        [source, `if (${QUERY}) script.src = ${RuntimeGlobals.createScriptUrl}(url + "?" + ${QUERY});`].join('\n'),
      );
    });
  }
}
