/** Something that a visit counts for at most once per release. */
export interface Mark {
  name: string;
  /** The row it counts in: its name, or for a measured value the name and the step of its scale. */
  what: string;
}
