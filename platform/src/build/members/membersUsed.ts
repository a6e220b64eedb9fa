import path from 'node:path';
import ts from 'typescript';
import type { Uses } from '../../gates/Descriptions';
import { ROOT, sharedVersions } from '../shares';
import { DoorMembers } from './DoorMembers';
import { MemberPaths } from './MemberPaths';
import { SharedTypes } from './SharedTypes';
import { UseFinder } from './UseFinder';

/** What a remote's program uses of the shell, with the first location of each member. */
export function membersUsed(program: ts.Program, folder: string): Uses {
  const checker = program.getTypeChecker();
  const types = new SharedTypes(checker, ROOT);
  const doors = new DoorMembers(checker, types);
  const sources = program.getSourceFiles().filter((file) => isBundled(folder, file));
  for (const source of sources)
    for (const [name, module] of importsOf(checker, source)) doors.add(name, checker.getExportsOfModule(module));
  const finder = new UseFinder(checker, types, new MemberPaths(doors.doors, types.all), folder);
  for (const source of sources) finder.read(source);
  return finder.uses;
}

/** The code that makes calls is bundled with each remote, and uses the shell's client. */
const REQUEST = path.join(ROOT, 'shared/src/calls/request.ts');

/** The remote's own sources, and bundled parts of shared that use doors themselves. */
function isBundled(folder: string, { fileName, isDeclarationFile }: ts.SourceFile): boolean {
  const file = path.normalize(fileName);
  return !isDeclarationFile && (file.startsWith(folder + path.sep) || file === REQUEST);
}

/** Shared modules named by a source, including for types only. */
function importsOf(checker: ts.TypeChecker, source: ts.SourceFile): [string, ts.Symbol][] {
  const known = sharedVersions();
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }): [string, ts.Symbol][] => {
    const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const module = name in known ? checker.getSymbolAtLocation(moduleSpecifier) : undefined;
    return module === undefined ? [] : [[name, module]];
  });
}
