import ts from 'typescript';
import type { SharedTypes } from './SharedTypes';

/** Doors with their members, each with the ids of the types it leads to. */
export type Doors = Record<string, Record<string, number[]>>;

/** Collects the exports of modules, and the shared types behind them. */
export class DoorMembers {
  readonly doors: Doors = {};

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly types: SharedTypes,
  ) {}

  /** Adds a module's exported values under the name that remotes request. */
  add(name: string, exportedSymbols: readonly ts.Symbol[]): void {
    if (this.doors[name] !== undefined) return;
    const members: Record<string, number[]> = {};
    this.doors[name] = members;
    const isSharedDoor = name.startsWith('@rendezvous/shared/');
    for (const symbol of exportedSymbols) {
      const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.checker.getAliasedSymbol(symbol);
      if ((target.flags & ts.SymbolFlags.Value) === 0) continue;
      members[symbol.name] = isSharedDoor ? this.types.findReachableTypeIds(this.checker.getTypeOfSymbol(target)) : [];
    }
  }
}
