/** An issued link for one browser; its release is needed until it expires. */
export interface IssuedOverride {
  remote: string;
  release: string;
  /** Unix milliseconds. */
  expires: number;
}
