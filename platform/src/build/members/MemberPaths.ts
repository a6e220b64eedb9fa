import type { Doors } from './DoorMembers';

interface MemberPath {
  door: string;
  path: string;
}

/** Sort key that puts the most readable path first: the store before other doors, and hooks before other members. */
const getRank = (name: string): number => (name === '@rendezvous/shared/store' ? 0 : /^use[A-Z]/.test(name) ? 1 : 2);

const sortByRank = (names: string[]): string[] => names.sort((left, right) => getRank(left) - getRank(right));

/** Finds the shortest path from a door to each type. */
export class MemberPaths {
  private readonly paths = new Map<number, MemberPath>();

  constructor(doors: Doors, types: readonly Record<string, number[]>[]) {
    let newIds = sortByRank(Object.keys(doors)).flatMap((door) => this.addPaths(door, '', doors[door] ?? {}));
    while (newIds.length > 0) {
      newIds = newIds.flatMap((id) => {
        const { door, path } = this.paths.get(id) ?? { door: '', path: '' };
        return this.addPaths(door, `${path}.`, types[id] ?? {});
      });
    }
  }

  /** Returns the path to a type; undefined if no door leads to it. */
  findPath(id: number): MemberPath | undefined {
    return this.paths.get(id);
  }

  /** Records a path to each type that has none yet; returns the ids of these types. */
  private addPaths(door: string, prefix: string, members: Record<string, number[]>): number[] {
    return sortByRank(Object.keys(members)).flatMap((name) => {
      const addedIds = (members[name] ?? []).filter((id) => !this.paths.has(id));
      for (const id of addedIds) this.paths.set(id, { door, path: prefix + name });
      return addedIds;
    });
  }
}
