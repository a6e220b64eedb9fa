import path from 'node:path';
import ts from 'typescript';

/** A type's members, each with the ids of the types it leads to. */
type Members = Record<string, number[]>;

const isHidden = (symbol: ts.Symbol): boolean =>
  symbol.name.startsWith('__') ||
  (symbol.declarations ?? []).some(
    (declaration) => (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0,
  );

/**
 * The reachable types of `shared`, numbered, with their members. Functions, lists, promises and unions are transparent: a member leads to the types
 * that it returns and those that it accepts. Types of calls and of the contract describe the api's data and are not part of a door.
 */
export class SharedTypes {
  readonly membersById: Members[] = [];
  private readonly ids = new Map<ts.Symbol | ts.Type, number>();
  private readonly sharedFolder: string;
  private readonly dataFolders: readonly string[];

  constructor(
    private readonly checker: ts.TypeChecker,
    root: string,
  ) {
    this.sharedFolder = path.join(root, 'shared/src') + path.sep;
    this.dataFolders = ['calls', 'contract'].map((folder) => path.join(this.sharedFolder, folder) + path.sep);
  }

  /** Whether a symbol is declared in shared, outside the folders `calls` and `contract`. */
  isSharedSymbol(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some((declaration) => this.isSharedFile(declaration.getSourceFile().fileName));
  }

  isSharedFile(file: string): boolean {
    const normalizedPath = path.normalize(file);
    return normalizedPath.startsWith(this.sharedFolder) && !this.dataFolders.some((folder) => normalizedPath.startsWith(folder));
  }

  /** Ids of the types that a type leads to. */
  findReachableTypeIds(type: ts.Type): number[] {
    const typeIds = new Set<number>();
    this.visit(type, typeIds, new Set());
    return [...typeIds].sort((left, right) => left - right);
  }

  /** Ids of the numbered types among the constituents of this type; functions have none. */
  getValueTypeIds(type: ts.Type): number[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap((constituent) => this.getValueTypeIds(constituent));
    const id = this.ids.get(this.getKey(type));
    return id === undefined || isFunction(type) ? [] : [id];
  }

  private visit(type: ts.Type, typeIds: Set<number>, visitedTypes: Set<ts.Type>): void {
    if (visitedTypes.has(type)) return;
    visitedTypes.add(type);
    for (const innerType of this.getInnerTypes(type)) this.visit(innerType, typeIds, visitedTypes);
    if (this.hasMembers(type)) typeIds.add(this.getId(type));
  }

  /** Types nested in a transparent type: members of unions, type arguments, and the parameters and results of functions. */
  private getInnerTypes(type: ts.Type): readonly ts.Type[] {
    if (type.isUnionOrIntersection()) return type.types;
    const typeArguments = [...(type.aliasTypeArguments ?? []), ...this.getTypeArguments(type)];
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    return [...typeArguments, ...signatures.flatMap((signature) => this.getSignatureTypes(signature))];
  }

  private getTypeArguments(type: ts.Type): readonly ts.Type[] {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  private getSignatureTypes(signature: ts.Signature): ts.Type[] {
    const parameters = signature.getParameters().filter(({ valueDeclaration }) => valueDeclaration !== undefined);
    return [signature.getReturnType(), ...parameters.map((parameter) => this.checker.getTypeOfSymbol(parameter))];
  }

  private hasMembers(type: ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Object) === 0 || isFunction(type)) return false;
    return this.isSharedSymbol(type.symbol) || this.getMembers(type).length > 0;
  }

  private getMembers(type: ts.Type): ts.Symbol[] {
    return type.getProperties().filter((property) => this.isSharedSymbol(property) && !isHidden(property));
  }

  private getId(type: ts.Type): number {
    const key = this.getKey(type);
    const existingId = this.ids.get(key);
    if (existingId !== undefined) return existingId;
    const id = this.membersById.length;
    const members: Members = {};
    this.ids.set(key, id);
    this.membersById.push(members);
    for (const member of this.getMembers(type)) members[member.name] = this.findReachableTypeIds(this.checker.getTypeOfSymbol(member));
    return id;
  }

  /** Key of a type: for a named type of shared, its symbol, so that all instances of a generic type count as one; otherwise the type. */
  private getKey(type: ts.Type): ts.Symbol | ts.Type {
    return this.isSharedSymbol(type.symbol) && type.symbol.name !== '__type' ? type.symbol : type;
  }
}

const isFunction = (type: ts.Type): boolean => type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
