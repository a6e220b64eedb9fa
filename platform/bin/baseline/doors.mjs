import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Lists the doors of `shared` with the file of each; `./calls/*` expands to several. */
function listDoorFiles(shared) {
  const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([door, target]) => {
    const file = path.join(shared, target);
    if (!target.includes('*')) return [[door, file]];
    const extension = path.extname(target);
    return readdirSync(path.dirname(file))
      .filter((name) => name.endsWith(extension) && !name.includes('.test.'))
      .map((name) => path.basename(name, extension))
      .map((name) => [door.replace('*', name), file.replace('*', name)]);
  });
}

/** Returns whether each export of each door of `shared` is a value or only a type, by `<door> <name>`. */
export function collectDoors(tree) {
  const require = createRequire(path.join(tree, 'package.json'));
  const ts = require('typescript');
  const doors = listDoorFiles(path.join(tree, 'shared'));
  const { config } = ts.readConfigFile(path.join(tree, 'shared/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(tree, 'shared'));
  const program = ts.createProgram(
    doors.map(([, file]) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const isValue = (symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  const entries = doors.flatMap(([door, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    if (!module) throw new Error(`${file} exports nothing.`);
    return checker.getExportsOfModule(module).map((symbol) => [`${door} ${symbol.getName()}`, isValue(symbol) ? 'value' : 'type']);
  });
  return Object.fromEntries(entries);
}
