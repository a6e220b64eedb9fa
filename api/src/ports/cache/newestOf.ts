import type { Versions } from './Versions';

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
