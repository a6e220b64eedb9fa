import path from 'node:path';
import ts from 'typescript';
import type { Uses } from '../../gates/ReleaseDescriptions';
import { readSharedVersions } from '../shares';
import type { MemberPaths } from './MemberPaths';
import type { SharedTypes } from './SharedTypes';

/** Reads sources and records which members of the shared modules they use, whether imported or reached through an import. */
export class UseFinder {
  readonly uses: Uses = {};
  private readonly sharedModules = readSharedVersions();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly types: SharedTypes,
    private readonly paths: MemberPaths,
    private readonly folder: string,
  ) {}

  recordUses(source: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      this.inspect(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  private inspect(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) this.recordImports(node);
    else if (ts.isPropertyAccessExpression(node)) this.recordMember(this.checker.getTypeAtLocation(node.expression), node.name);
    else if (ts.isObjectBindingPattern(node)) this.recordDestructuring(node);
    else if (ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node)) this.recordArguments(node);
  }

  private recordImports({ moduleSpecifier, importClause }: ts.ImportDeclaration): void {
    const door = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (!(door in this.sharedModules)) return;
    for (const specifier of getValueImports(importClause)) this.record(door, (specifier.propertyName ?? specifier.name).text, specifier);
  }

  private recordDestructuring(node: ts.ObjectBindingPattern): void {
    const type = this.checker.getTypeAtLocation(node);
    for (const { propertyName, name, dotDotDotToken } of node.elements) {
      const member = propertyName ?? name;
      if (dotDotDotToken === undefined && ts.isIdentifier(member)) this.recordMember(type, member);
    }
  }

  /** Records the members that are passed as named arguments or as props of a component. */
  private recordArguments(node: ts.ObjectLiteralExpression | ts.JsxAttributes): void {
    const type = this.checker.getContextualType(node);
    if (type === undefined) return;
    // Hyphenated attributes are allowed on every component.
    for (const { name } of node.properties)
      if (name !== undefined && ts.isIdentifier(name) && !name.text.includes('-')) this.recordMember(type, name);
  }

  private recordMember(type: ts.Type, name: ts.MemberName): void {
    const owner = this.checker.getNonNullableType(type);
    const [memberPath] = this.findOwners(owner, name.text).flatMap((id) => this.paths.findPath(id) ?? []);
    if (memberPath !== undefined) this.record(memberPath.door, `${memberPath.path}.${name.text}`, name);
  }

  /** Ids of the owner's types that have the member; of all its types if none has it, because sources may be ahead of the types they are built with. */
  private findOwners(owner: ts.Type, name: string): number[] {
    const property = owner.getProperty(name);
    if (property === undefined) return owner.getStringIndexType() === undefined ? this.types.getValueTypeIds(owner) : [];
    // The property is declared outside shared: every object has it, or shared only extends the type that has it.
    if (!this.types.isSharedSymbol(property)) return [];
    return this.types.getValueTypeIds(owner).filter((id) => Object.hasOwn(this.types.membersById[id] ?? {}, name));
  }

  private record(door: string, member: string, node: ts.Node): void {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const members = (this.uses[door] ??= {});
    members[member] ??= `${path.relative(this.folder, source.fileName)}:${line + 1}`;
  }
}

/** Names imported as values, not only as types. */
function getValueImports(clause: ts.ImportClause | undefined): ts.ImportSpecifier[] {
  const namedBindings = clause?.namedBindings;
  if (namedBindings === undefined || !ts.isNamedImports(namedBindings) || clause?.isTypeOnly === true) return [];
  return namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
}
