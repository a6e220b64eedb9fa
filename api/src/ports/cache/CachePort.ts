/** Change counters of a member: one for each poll, and one for what their sessions may do (design 7). They only grow. */
export interface Versions {
  user: number;
  chats: number;
  likes: number;
  access: number;
}

/** The higher of each counter. */
export function newestOf(known: Versions | undefined, read: Versions): Versions {
  if (known === undefined) return read;
  return {
    user: Math.max(known.user, read.user),
    chats: Math.max(known.chats, read.chats),
    likes: Math.max(known.likes, read.likes),
    access: Math.max(known.access, read.access),
  };
}

/** Calls counted in a window that the first of them opened. */
export interface Window {
  calls: number;
  /** Unix seconds. */
  endsAt: number;
}

/** Where the shared memory is; `down` while it cannot be reached and this process manages alone. */
export type CacheState = 'memory' | 'redis' | 'down';

/** What is worth remembering outside the database. Losing it costs time, never a truth: no call of it fails. */
export interface CachePort {
  /** Counts a call under a key. */
  hit(key: string, seconds: number, now: number): Promise<Window>;
  /** Change counters of a member; undefined where only the database knows them. */
  versionsOf(memberId: string): Versions | undefined;
  /** Keeps counters that were read; older ones never replace newer ones. */
  keep(memberId: string, versions: Versions): void;
  /** Tells every process of counters that change; resolves when they are on their way. */
  tell(memberId: string, versions: Versions): Promise<void>;
  state(): CacheState;
  /** Tells of every change of the state. */
  watch(listener: (state: CacheState) => void): void;
  close(): Promise<void>;
}
