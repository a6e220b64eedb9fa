import type { Offers, Uses } from './Descriptions';

/** Something that a release uses and a shell lacks. */
export interface MissingMember {
  door: string;
  member: string;
  /** File of the remote and line. */
  place: string;
}

/** What is missing, sorted by source. */
export function missingMembers(uses: Uses, offers: Offers): MissingMember[] {
  return Object.entries(uses).flatMap(([door, members]) =>
    Object.entries(members)
      .filter(([member]) => !isOffered(offers, door, member))
      .map(([member, place]) => ({ door, member, place })),
  );
}

/** Follows a path such as `useStore.chats.totalUnread` from type to type. */
function isOffered({ doors, types }: Offers, door: string, path: string): boolean {
  const [first = '', ...rest] = path.split('.');
  let leads = ownOf(doors[door], first);
  for (const name of rest) {
    const found = (leads ?? []).map((id) => ownOf(types[id], name)).filter((ids) => ids !== undefined);
    leads = found.length === 0 ? undefined : found.flat();
  }
  return leads !== undefined;
}

/** Names such as `constructor` are members only where a type declares them. */
const ownOf = (members: Record<string, number[]> | undefined, name: string): number[] | undefined =>
  members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
