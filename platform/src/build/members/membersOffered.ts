import path from 'node:path';
import ts from 'typescript';
import type { Offers } from '../../gates/Descriptions';
import { ROOT } from '../shares';
import { DoorMembers } from './DoorMembers';
import { packageProgram } from './packageProgram';
import { SharedTypes } from './SharedTypes';

/** Tables of the shell with what remotes may request: loaded modules, and functions that load one. */
const TABLES = ['eagerDoors', 'lazyDoors'] as const;

/** What the shell in a folder offers to remotes, read from the types of its tables. */
export function membersOffered(folder: string, edits: Readonly<Record<string, string>> = {}): Offers {
  const files = TABLES.map((name) => path.join(folder, `src/boot/${name}.ts`));
  const program = packageProgram(ROOT, files, edits);
  const checker = program.getTypeChecker();
  const types = new SharedTypes(checker, ROOT);
  const doors = new DoorMembers(checker, types);
  for (const [index, name] of TABLES.entries()) {
    const file = program.getSourceFile(files[index] ?? '');
    const table = file && checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (table === undefined) throw new Error(`${files[index]} exports no ${name}.`);
    for (const door of checker.getTypeOfSymbol(table).getProperties()) {
      doors.add(door.name, moduleOf(checker, checker.getTypeOfSymbol(door)).getProperties());
    }
  }
  return { doors: doors.doors, types: types.all };
}

/** The module itself, or the one loaded by a function. */
function moduleOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const [load] = type.symbol?.flags & ts.SymbolFlags.Function ? type.getCallSignatures() : [];
  return load === undefined ? type : (checker.getAwaitedType(load.getReturnType()) ?? type);
}
