import type { Doors } from './DoorMembers';

interface MemberPath {
  door: string;
  path: string;
}

/** Sort key of a door or member, for the most readable path first: the store before other doors, and hooks before other members. */
const getRank = (name: string): number => (name === '@rendezvous/shared/store' ? 0 : /^use[A-Z]/.test(name) ? 1 : 2);

const sortByRank = (names: string[]): string[] => names.sort((left, right) => getRank(left) - getRank(right));

/** Finds the shortest path from a door to each type. */
export class MemberPaths {
  private readonly paths = new Map<number, MemberPath>();

  constructor(doors: Doors, types: readonly Record<string, number[]>[]) {
    let newIds = sortByRank(Object.keys(doors)).flatMap((door) => this.extend(door, '', doors[door] ?? {}));
    while (newIds.length > 0) {
      newIds = newIds.flatMap((id) => {
        const { door, path } = this.paths.get(id) ?? { door: '', path: '' };
        return this.extend(door, `${path}.`, types[id] ?? {});
      });
    }
  }

  /** Path to a type; undefined when no door leads there. */
  findPath(id: number): MemberPath | undefined {
    return this.paths.get(id);
  }

  /** Records the new types, and returns them. */
  private extend(door: string, prefix: string, members: Record<string, number[]>): number[] {
    return sortByRank(Object.keys(members)).flatMap((name) => {
      const addedIds = (members[name] ?? []).filter((id) => !this.paths.has(id));
      for (const id of addedIds) this.paths.set(id, { door, path: prefix + name });
      return addedIds;
    });
  }
}
