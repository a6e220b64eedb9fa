import path from 'node:path';
import ts from 'typescript';

/** Large declarations that lead to nothing of shared; what they declare is unknown here, which is harmless. */
const LEFT_OUT = /\/node_modules\/(webpack|@types\/node|@types\/superagent|csstype|acorn|@module-federation)\//;

/**
 * The sources reached from a package's entry, for querying types of shared. They are not checked, so the browser's own types are omitted as well:
 * that halves the time. `edits`: replacement texts for files.
 */
export function packageProgram(root: string, entries: readonly string[], edits: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { types: [], lib: ['lib.es2023.d.ts'] });
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const edited = LEFT_OUT.test(file) ? '' : edits[path.normalize(file)];
    return edited === undefined ? getSourceFile(file, languageVersion, ...rest) : ts.createSourceFile(file, edited, languageVersion);
  };
  return ts.createProgram({ rootNames: [...entries], options: { ...options, noEmit: true }, host });
}
