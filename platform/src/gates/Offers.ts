/** `offers.json` of a shell's release: what remotes may use. A number refers to a type in `types`. */
export interface Offers {
  /** Door to member to the types it leads to. */
  doors: Record<string, Record<string, number[]>>;
  /** For each type: member to the types it leads to. */
  types: Record<string, number[]>[];
}

/** File of a release; see `USES_FILE`. */
export const OFFERS_FILE = 'offers.json';
