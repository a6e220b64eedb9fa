import path from 'node:path';
import ts from 'typescript';

/** Declarations that are large and lead to nothing of shared; what they declare is unknown here, which is no failure. */
const LEFT_OUT = /\/node_modules\/(webpack|@types\/node|@types\/superagent|csstype|acorn|@module-federation)\//;

/**
 * The sources that an entry of a package brings, to be asked for types of shared. They are not checked, so the browser's own types stay
 * away as well: that is half of the time. `edits`: other texts for files.
 */
export function packageProgram(root: string, entries: readonly string[], edits: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { types: [], lib: ['lib.es2023.d.ts'] });
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, how, ...rest) => {
    const edited = LEFT_OUT.test(file) ? '' : edits[path.normalize(file)];
    return edited === undefined ? getSourceFile(file, how, ...rest) : ts.createSourceFile(file, edited, how);
  };
  return ts.createProgram({ rootNames: [...entries], options: { ...options, noEmit: true }, host });
}
