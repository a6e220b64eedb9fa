import { type Compiler, runtime, RuntimeGlobals, RuntimeModule } from 'webpack';

const QUERY = `${RuntimeGlobals.require}.entryQuery`;

/** Saves the entry's query: document.currentScript is only set while it is evaluated. */
class EntryQueryModule extends RuntimeModule {
  constructor() {
    super('entry query', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${QUERY} = (document.currentScript && document.currentScript.src || "").split("?")[1];`;
  }
}

/**
 * Makes an entry that is retried with a changed address change the addresses of its chunks too: a browser lets a second request for the same address
 * wait for a hanging first one.
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
