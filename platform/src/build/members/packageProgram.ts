import path from 'node:path';
import ts from 'typescript';

/** Large declaration files that refer to nothing in shared. They are read as empty files; the resulting unknown types do no harm here. */
const UNRELATED_DECLARATIONS = /\/node_modules\/(webpack|@types\/node|@types\/superagent|csstype|acorn|@module-federation)\//;

/**
 * Compiler program of the sources reachable from a package's entries, for querying types of shared. It is not type-checked, so it also omits the
 * browser's own types, which halves the time. `edits`: replacement texts by absolute path.
 */
export function createPackageProgram(root: string, entries: readonly string[], edits: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { types: [], lib: ['lib.es2023.d.ts'] });
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const replacement = UNRELATED_DECLARATIONS.test(file) ? '' : edits[path.normalize(file)];
    return replacement === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, replacement, languageVersion);
  };
  return ts.createProgram({ rootNames: [...entries], options: { ...options, noEmit: true }, host });
}
