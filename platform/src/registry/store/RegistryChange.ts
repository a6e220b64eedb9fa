/** What a serial did, for the history. */
export interface RegistryChange {
  /** Team of the token that asked for it. */
  who: string;
  action: string;
  remote: string;
  release: string | null;
  /** Reason in the words of who did it; may be empty. */
  why: string;
}
