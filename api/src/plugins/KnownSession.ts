/** What a process remembers of a session it has seen in the database. */
export interface KnownSession {
  memberId: string;
  /** Counter at which the session was alive; another one means: look again. */
  access: number;
  lastSeenAt: number;
  expiresAt: number;
}
