/** Change counters of a member: one for each poll, and one for the permissions of their sessions (design 7). They only grow. */
export interface Versions {
  user: number;
  chats: number;
  likes: number;
  access: number;
}

/** Merges two sets of counters: the higher value of each counter. */
export function newestOf(current: Versions | undefined, incoming: Versions): Versions {
  if (current === undefined) return incoming;
  return {
    user: Math.max(current.user, incoming.user),
    chats: Math.max(current.chats, incoming.chats),
    likes: Math.max(current.likes, incoming.likes),
    access: Math.max(current.access, incoming.access),
  };
}

/** Calls counted in a window opened by the first of them. */
export interface Window {
  calls: number;
  /** Unix seconds. */
  endsAt: number;
}

/** State of the shared memory; `down` while it is unreachable and this process works alone. */
export type CacheState = 'memory' | 'redis' | 'down';

/** Data worth remembering outside the database. Losing it costs time, never correctness: none of its calls fails. */
export interface CachePort {
  /** Counts a call under a key, in a window of `seconds` that the first call opens. */
  hit(key: string, seconds: number, now: number): Promise<Window>;
  /** Change counters of a member; undefined when only the database knows them. */
  versionsOf(memberId: string): Versions | undefined;
  /** Stores counters read from the database; older ones never replace newer ones. */
  keep(memberId: string, versions: Versions): void;
  /** Publishes changed counters to every process; resolves when they are on their way. */
  tell(memberId: string, versions: Versions): Promise<void>;
  state(): CacheState;
  /** Calls the listener at every change of the state. */
  watch(listener: (state: CacheState) => void): void;
  close(): Promise<void>;
}
