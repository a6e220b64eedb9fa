/** `offers.json` of a shell's release: what remotes may use. A number stands for a type of `types`. */
export interface Offers {
  /** Door to member to the types that the member leads to. */
  doors: Record<string, Record<string, number[]>>;
  /** Member to the types that it leads to, of each type. */
  types: Record<string, number[]>[];
}

/** File of a release; see `USES_FILE`. */
export const OFFERS_FILE = 'offers.json';
