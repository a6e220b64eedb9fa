/** Something a visit counts for at most once per release. */
export interface Mark {
  name: string;
  /** The row it is counted in: its name or, for a measured value, the name and its step on the scale. */
  what: string;
}
