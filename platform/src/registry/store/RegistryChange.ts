/** Description of a serial for the history. */
export interface RegistryChange {
  /** Team of the requesting token. */
  who: string;
  action: string;
  remote: string;
  release: string | null;
  /** Reason in the author's words; may be empty. */
  why: string;
}
