import ts from 'typescript';

/** Edits TypeScript sources in text; how lines break is left to the formatter. */
const parse = (text: string): ts.SourceFile => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

const insert = (text: string, at: number, addition: string): string => `${text.slice(0, at)}${addition}${text.slice(at)}`;

const importsOf = (text: string): ts.ImportDeclaration[] => parse(text).statements.filter(ts.isImportDeclaration);

/** Adds a line after the last import. */
const withImportLine = (text: string, line: string): string => insert(text, importsOf(text).at(-1)?.end ?? 0, `\n${line}`);

/** The source with a value imported by its name; unchanged when it is already imported. */
export function withImport(text: string, name: string, module: string): string {
  const found = importsOf(text).flatMap(({ moduleSpecifier, importClause }) => {
    const named = importClause?.namedBindings;
    const isSame = (moduleSpecifier as ts.StringLiteral).text === module && !importClause?.phaseModifier;
    return isSame && named && ts.isNamedImports(named) ? [named] : [];
  });
  if (found.some(({ elements }) => elements.some((element) => element.name.text === name))) return text;
  const [named] = found;
  return named ? insert(text, named.elements.pos, ` ${name},`) : withImportLine(text, `import { ${name} } from '${module}';`);
}

/** The source with all of a module imported under one name; unchanged when it already is. */
export function withNamespace(text: string, name: string, module: string): string {
  const line = `import * as ${name} from '${module}';`;
  return text.includes(line) ? text : withImportLine(text, line);
}

interface Exported {
  name: string;
  value: ts.Expression;
}

/** `a` of `a satisfies B` and of `a as B`. */
const bare = (value: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(value) || ts.isAsExpression(value) ? bare(value.expression) : value;

/** Constants that a source exports, in their order. */
export const exportedConstants = (text: string): Exported[] =>
  parse(text)
    .statements.filter(ts.isVariableStatement)
    .filter(({ modifiers = [] }) => modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isIdentifier(name) ? [{ name: name.text, value: bare(initializer) }] : [],
      ),
    );

/** The source with an entry behind those of the object or list that it exports under a name. */
export function withEntry(text: string, constant: string, entry: string): string {
  const value = exportedConstants(text).find(({ name }) => name === constant)?.value;
  if (value && ts.isObjectLiteralExpression(value))
    return insert(text, value.properties.end, `${value.properties.hasTrailingComma ? '' : ','}${entry},`);
  if (value && ts.isArrayLiteralExpression(value))
    return insert(text, value.elements.end, `${value.elements.hasTrailingComma ? '' : ','}${entry},`);
  throw new Error(`there is no object or list ${constant}`);
}

/** The source with a statement at the end of the function that it exports under a name. */
export function withStatement(text: string, constant: string, statement: string): string {
  const value = exportedConstants(text).find(({ name }) => name === constant)?.value;
  if (!value || !ts.isArrowFunction(value) || !ts.isBlock(value.body)) throw new Error(`there is no function ${constant}`);
  return insert(text, value.body.statements.end, `\n${statement}`);
}
