import type { Offers, Uses } from './ReleaseDescriptions';

/** A member that a release uses and a shell lacks. */
export interface MissingMember {
  door: string;
  member: string;
  /** File and line in the remote, for example `src/screens/ChatsScreen.tsx:12`. */
  place: string;
}

/** Members that a remote uses and a shell does not offer, in the order of `uses`. */
export function findMissingMembers(uses: Uses, offers: Offers): MissingMember[] {
  return Object.entries(uses).flatMap(([door, members]) =>
    Object.entries(members)
      .filter(([member]) => !isOffered(offers, door, member))
      .map(([member, place]) => ({ door, member, place })),
  );
}

/** Whether a shell offers a member; follows its path, such as `useStore.chats.totalUnread`, from type to type. */
function isOffered({ doors, types }: Offers, door: string, path: string): boolean {
  const [root = '', ...rest] = path.split('.');
  let typeIds = getOwn(doors[door], root);
  for (const name of rest) {
    const idLists = (typeIds ?? []).map((id) => getOwn(types[id], name)).filter((ids) => ids !== undefined);
    typeIds = idLists.length === 0 ? undefined : idLists.flat();
  }
  return typeIds !== undefined;
}

/** Own properties only: names such as `constructor` are members only where a type declares them. */
const getOwn = (members: Record<string, number[]> | undefined, name: string): number[] | undefined =>
  members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
