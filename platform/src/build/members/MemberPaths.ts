import type { Doors } from './DoorMembers';

interface Path {
  door: string;
  path: string;
}

/** The most readable path first: most types are reached through the store, and by a hook. */
const rankOf = (name: string): number => (name === '@rendezvous/shared/store' ? 0 : /^use[A-Z]/.test(name) ? 1 : 2);

const inOrder = (names: string[]): string[] => names.sort((left, right) => rankOf(left) - rankOf(right));

/** The shortest path from a door to each type. */
export class MemberPaths {
  private readonly paths = new Map<number, Path>();

  constructor(doors: Doors, types: readonly Record<string, number[]>[]) {
    let found = inOrder(Object.keys(doors)).flatMap((door) => this.extend(door, '', doors[door] ?? {}));
    while (found.length > 0) {
      found = found.flatMap((id) => {
        const { door, path } = this.paths.get(id) ?? { door: '', path: '' };
        return this.extend(door, `${path}.`, types[id] ?? {});
      });
    }
  }

  /** Path to a type; undefined when no door leads there. */
  of(id: number): Path | undefined {
    return this.paths.get(id);
  }

  /** Records the new types, and returns them. */
  private extend(door: string, prefix: string, members: Record<string, number[]>): number[] {
    return inOrder(Object.keys(members)).flatMap((name) => {
      const fresh = (members[name] ?? []).filter((id) => !this.paths.has(id));
      for (const id of fresh) this.paths.set(id, { door, path: prefix + name });
      return fresh;
    });
  }
}
