import path from 'node:path';
import ts from 'typescript';
import type { Uses } from '../../gates/ReleaseDescriptions';
import { ROOT, readSharedVersions } from '../shares';
import { DoorMembers } from './DoorMembers';
import { MemberPaths } from './MemberPaths';
import { SharedTypes } from './SharedTypes';
import { UseFinder } from './UseFinder';

/** Members of the shell's doors that a remote's program uses, each with the first location of its use. */
export function describeUses(program: ts.Program, folder: string): Uses {
  const checker = program.getTypeChecker();
  const types = new SharedTypes(checker, ROOT);
  const doors = new DoorMembers(checker, types);
  const sources = program.getSourceFiles().filter((file) => isBundled(folder, file));
  for (const source of sources)
    for (const [name, module] of getSharedImports(checker, source)) doors.add(name, checker.getExportsOfModule(module));
  const finder = new UseFinder(checker, types, new MemberPaths(doors.doors, types.membersById), folder);
  for (const source of sources) finder.recordUses(source);
  return finder.uses;
}

/** The module that makes calls, which is bundled with each remote and uses the shell's HTTP client. */
const REQUEST_MODULE = path.join(ROOT, 'shared/src/calls/request.ts');

/** Whether a file is one of the remote's own sources, or REQUEST_MODULE. */
function isBundled(folder: string, { fileName, isDeclarationFile }: ts.SourceFile): boolean {
  const file = path.normalize(fileName);
  return !isDeclarationFile && (file.startsWith(folder + path.sep) || file === REQUEST_MODULE);
}

/** Names and symbols of the shared modules that a source imports, type-only imports included. */
function getSharedImports(checker: ts.TypeChecker, source: ts.SourceFile): [string, ts.Symbol][] {
  const versions = readSharedVersions();
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }): [string, ts.Symbol][] => {
    const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const module = name in versions ? checker.getSymbolAtLocation(moduleSpecifier) : undefined;
    return module === undefined ? [] : [[name, module]];
  });
}
