/** A link for one browser that was handed out; until it expires its release is needed. */
export interface IssuedOverride {
  remote: string;
  release: string;
  /** Unix milliseconds. */
  expires: number;
}
