import type { Versions } from '../ports/cache/Versions';

/** The calls that are polled. */
export type PollKind = 'user' | 'chats' | 'likes';

/**
 * What moves with time alone, in seconds: online marks of other members, and for the member's own data only the hour in the
 * signed addresses of photos.
 */
const FRESH_S: Record<PollKind, number> = { user: 3_600, chats: 300, likes: 300 };

/** Names the state a poll was answered from. */
export const pollEtag = (kind: PollKind, memberId: string, versions: Versions, now: number): string =>
  `"${kind}-${memberId}-${versions[kind]}-${Math.floor(now / FRESH_S[kind])}"`;
