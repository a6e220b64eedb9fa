import path from 'node:path';
import ts from 'typescript';
import type { Offers } from '../../gates/ReleaseDescriptions';
import { ROOT } from '../shares';
import { DoorMembers } from './DoorMembers';
import { createPackageProgram } from './packageProgram';
import { SharedTypes } from './SharedTypes';

/** The shell's tables of doors for remotes: modules that are already loaded, and functions that each load a module. */
const DOOR_TABLES = ['eagerDoors', 'lazyDoors'] as const;

/** Members and types that the shell in `folder` offers to remotes, read from the types of its tables. `edits`: replacement texts by absolute path. */
export function describeOffers(folder: string, edits: Readonly<Record<string, string>> = {}): Offers {
  const files = DOOR_TABLES.map((name) => path.join(folder, `src/boot/${name}.ts`));
  const program = createPackageProgram(ROOT, files, edits);
  const checker = program.getTypeChecker();
  const types = new SharedTypes(checker, ROOT);
  const doors = new DoorMembers(checker, types);
  for (const [index, name] of DOOR_TABLES.entries()) {
    const file = program.getSourceFile(files[index] ?? '');
    const table = file && checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (table === undefined) throw new Error(`${files[index]} exports no ${name}.`);
    for (const door of checker.getTypeOfSymbol(table).getProperties()) {
      doors.add(door.name, toModuleType(checker, checker.getTypeOfSymbol(door)).getProperties());
    }
  }
  return { doors: doors.doors, types: types.membersById };
}

/** Type of a door's module: the entry itself or, for a lazy door, the module that its function loads. */
function toModuleType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const [load] = type.symbol?.flags & ts.SymbolFlags.Function ? type.getCallSignatures() : [];
  return load === undefined ? type : (checker.getAwaitedType(load.getReturnType()) ?? type);
}
