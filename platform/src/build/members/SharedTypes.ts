import path from 'node:path';
import ts from 'typescript';

/** A type's members, each with the types it leads to. */
type Members = Record<string, number[]>;

const isHidden = (symbol: ts.Symbol): boolean =>
  symbol.name.startsWith('__') ||
  (symbol.declarations ?? []).some(
    (one) => (ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0,
  );

/**
 * The reachable types of `shared`, numbered, with their members. Functions, lists, promises and unions are looked through: a member leads to what
 * callers get from it, and to what it accepts. Types of calls and contract are data of the api and not part of a door.
 */
export class SharedTypes {
  readonly all: Members[] = [];
  private readonly ids = new Map<ts.Symbol | ts.Type, number>();
  private readonly shared: string;
  private readonly data: readonly string[];

  constructor(
    private readonly checker: ts.TypeChecker,
    root: string,
  ) {
    this.shared = path.join(root, 'shared/src') + path.sep;
    this.data = ['calls', 'contract'].map((folder) => path.join(this.shared, folder) + path.sep);
  }

  /** Whether a symbol is declared in shared. */
  isOurs(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some((one) => this.isShared(one.getSourceFile().fileName));
  }

  isShared(file: string): boolean {
    const place = path.normalize(file);
    return place.startsWith(this.shared) && !this.data.some((folder) => place.startsWith(folder));
  }

  /** Types that a type leads to. */
  leads(type: ts.Type): number[] {
    const found = new Set<number>();
    this.visit(type, found, new Set());
    return [...found].sort((left, right) => left - right);
  }

  /** The known types of a value of this type. */
  direct(type: ts.Type): number[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap((part) => this.direct(part));
    const id = this.ids.get(this.keyOf(type));
    return id === undefined || isFunction(type) ? [] : [id];
  }

  private visit(type: ts.Type, found: Set<number>, seen: Set<ts.Type>): void {
    if (seen.has(type)) return;
    seen.add(type);
    for (const part of this.partsOf(type)) this.visit(part, found, seen);
    if (this.hasMembers(type)) found.add(this.idOf(type));
  }

  /** Types to look through. */
  private partsOf(type: ts.Type): readonly ts.Type[] {
    if (type.isUnionOrIntersection()) return type.types;
    const wrapped = [...(type.aliasTypeArguments ?? []), ...this.argumentsOf(type)];
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    return [...wrapped, ...signatures.flatMap((one) => this.partsOfSignature(one))];
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  private partsOfSignature(signature: ts.Signature): ts.Type[] {
    const parameters = signature.getParameters().filter(({ valueDeclaration }) => valueDeclaration !== undefined);
    return [signature.getReturnType(), ...parameters.map((one) => this.checker.getTypeOfSymbol(one))];
  }

  private hasMembers(type: ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Object) === 0 || isFunction(type)) return false;
    return this.isOurs(type.symbol) || this.membersOf(type).length > 0;
  }

  private membersOf(type: ts.Type): ts.Symbol[] {
    return type.getProperties().filter((one) => this.isOurs(one) && !isHidden(one));
  }

  private idOf(type: ts.Type): number {
    const key = this.keyOf(type);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.all.length;
    const members: Members = {};
    this.ids.set(key, id);
    this.all.push(members);
    for (const member of this.membersOf(type)) members[member.name] = this.leads(this.checker.getTypeOfSymbol(member));
    return id;
  }

  /** All instances of a generic type are one; an anonymous type is itself. */
  private keyOf(type: ts.Type): ts.Symbol | ts.Type {
    return this.isOurs(type.symbol) && type.symbol.name !== '__type' ? type.symbol : type;
  }
}

const isFunction = (type: ts.Type): boolean => type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
