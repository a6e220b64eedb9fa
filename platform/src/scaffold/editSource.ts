import ts from 'typescript';

/** Parses a TypeScript source; the functions that edit its text leave formatting to Prettier. */
const parseSource = (text: string): ts.SourceFile => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

const insertAt = (text: string, position: number, addition: string): string =>
  `${text.slice(0, position)}${addition}${text.slice(position)}`;

const getImports = (text: string): ts.ImportDeclaration[] => parseSource(text).statements.filter(ts.isImportDeclaration);

/** Adds a line after the last import. */
const withImportLine = (text: string, line: string): string => insertAt(text, getImports(text).at(-1)?.end ?? 0, `\n${line}`);

/** Returns the source with a named import added, or unchanged if it is already there. */
export function withImport(text: string, name: string, module: string): string {
  const bindings = getImports(text).flatMap(({ moduleSpecifier, importClause }) => {
    const namedImports = importClause?.namedBindings;
    const isSameModule = (moduleSpecifier as ts.StringLiteral).text === module && !importClause?.phaseModifier;
    return isSameModule && namedImports && ts.isNamedImports(namedImports) ? [namedImports] : [];
  });
  if (bindings.some(({ elements }) => elements.some((element) => element.name.text === name))) return text;
  const [namedImports] = bindings;
  return namedImports
    ? insertAt(text, namedImports.elements.pos, ` ${name},`)
    : withImportLine(text, `import { ${name} } from '${module}';`);
}

/** Returns the source with a namespace import added, or unchanged if it is already there. */
export function withNamespace(text: string, name: string, module: string): string {
  const importLine = `import * as ${name} from '${module}';`;
  return text.includes(importLine) ? text : withImportLine(text, importLine);
}

interface Constant {
  name: string;
  value: ts.Expression;
  isExported: boolean;
}

/** Returns the expression without its type assertion: `a` for `a satisfies B` and `a as B`. */
const stripTypeAssertion = (value: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(value) || ts.isAsExpression(value) ? stripTypeAssertion(value.expression) : value;

/** Returns the constants declared at the top level of a source, in order. */
export const getConstants = (text: string): Constant[] =>
  parseSource(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ modifiers = [], declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isIdentifier(name)
          ? [
              {
                name: name.text,
                value: stripTypeAssertion(initializer),
                isExported: modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
              },
            ]
          : [],
      ),
    );

const findValue = (text: string, constant: string): ts.Expression | undefined =>
  getConstants(text).find(({ name }) => name === constant)?.value;

/** Returns the value of a property of an object literal; undefined if there is no such property, or `object` is not an object literal. */
export function getProperty(object: ts.Node | undefined, key: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const assignments = object.properties.filter((property) => ts.isPropertyAssignment(property));
  return assignments.find(({ name }) => name.getText() === key)?.initializer;
}

const appendEntry = (text: string, { end, hasTrailingComma }: ts.NodeArray<ts.Node>, entry: string): string =>
  insertAt(text, end, `${hasTrailingComma ? '' : ','}${entry},`);

/** Returns the source with an entry appended to the object literal that a constant is set to. */
export function withProperty(text: string, constant: string, entry: string): string {
  const value = findValue(text, constant);
  if (!value || !ts.isObjectLiteralExpression(value)) throw new Error(`there is no object ${constant}`);
  return appendEntry(text, value.properties, entry);
}

/** Returns the source with an element appended to a list in the object literal that a constant is set to; a missing list is added. */
export function withElement(text: string, constant: string, key: string, element: string): string {
  const list = getProperty(findValue(text, constant), key);
  return list && ts.isArrayLiteralExpression(list)
    ? appendEntry(text, list.elements, element)
    : withProperty(text, constant, `${key}: [${element}]`);
}

/** Returns the source with a statement appended to the function that a constant is set to. */
export function withStatement(text: string, constant: string, statement: string): string {
  const value = findValue(text, constant);
  if (!value || !ts.isArrowFunction(value) || !ts.isBlock(value.body)) throw new Error(`there is no function ${constant}`);
  return insertAt(text, value.body.statements.end, `\n${statement}`);
}
