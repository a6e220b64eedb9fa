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
 * that it returns and those that it accepts. Types of calls and contract describe data of the api and are not part of a door.
 */
export class SharedTypes {
  readonly all: Members[] = [];
  private readonly ids = new Map<ts.Symbol | ts.Type, number>();
  private readonly shared: string;
  private readonly dataFolders: readonly string[];

  constructor(
    private readonly checker: ts.TypeChecker,
    root: string,
  ) {
    this.shared = path.join(root, 'shared/src') + path.sep;
    this.dataFolders = ['calls', 'contract'].map((folder) => path.join(this.shared, folder) + path.sep);
  }

  /** Whether a symbol is declared in shared. */
  isOurs(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some((declaration) => this.isShared(declaration.getSourceFile().fileName));
  }

  isShared(file: string): boolean {
    const place = path.normalize(file);
    return place.startsWith(this.shared) && !this.dataFolders.some((folder) => place.startsWith(folder));
  }

  /** Ids of the types that a type leads to. */
  reachableTypeIds(type: ts.Type): number[] {
    const typeIds = new Set<number>();
    this.visit(type, typeIds, new Set());
    return [...typeIds].sort((left, right) => left - right);
  }

  /** Ids of the numbered types among the constituents of this type; functions have none. */
  typeIdsOfValue(type: ts.Type): number[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap((part) => this.typeIdsOfValue(part));
    const id = this.ids.get(this.keyOf(type));
    return id === undefined || isFunction(type) ? [] : [id];
  }

  private visit(type: ts.Type, typeIds: Set<number>, seen: Set<ts.Type>): void {
    if (seen.has(type)) return;
    seen.add(type);
    for (const part of this.innerTypes(type)) this.visit(part, typeIds, seen);
    if (this.hasMembers(type)) typeIds.add(this.idOf(type));
  }

  /** Types nested in a transparent type: members of unions, type arguments, and the parameters and results of functions. */
  private innerTypes(type: ts.Type): readonly ts.Type[] {
    if (type.isUnionOrIntersection()) return type.types;
    const wrapped = [...(type.aliasTypeArguments ?? []), ...this.argumentsOf(type)];
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    return [...wrapped, ...signatures.flatMap((signature) => this.typesOfSignature(signature))];
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  private typesOfSignature(signature: ts.Signature): ts.Type[] {
    const parameters = signature.getParameters().filter(({ valueDeclaration }) => valueDeclaration !== undefined);
    return [signature.getReturnType(), ...parameters.map((parameter) => this.checker.getTypeOfSymbol(parameter))];
  }

  private hasMembers(type: ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Object) === 0 || isFunction(type)) return false;
    return this.isOurs(type.symbol) || this.membersOf(type).length > 0;
  }

  private membersOf(type: ts.Type): ts.Symbol[] {
    return type.getProperties().filter((property) => this.isOurs(property) && !isHidden(property));
  }

  private idOf(type: ts.Type): number {
    const key = this.keyOf(type);
    const existingId = this.ids.get(key);
    if (existingId !== undefined) return existingId;
    const id = this.all.length;
    const members: Members = {};
    this.ids.set(key, id);
    this.all.push(members);
    for (const member of this.membersOf(type)) members[member.name] = this.reachableTypeIds(this.checker.getTypeOfSymbol(member));
    return id;
  }

  /** Key by which a type is numbered: its symbol, so that all instances of a generic type count as one; the type itself if it is anonymous. */
  private keyOf(type: ts.Type): ts.Symbol | ts.Type {
    return this.isOurs(type.symbol) && type.symbol.name !== '__type' ? type.symbol : type;
  }
}

const isFunction = (type: ts.Type): boolean => type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
