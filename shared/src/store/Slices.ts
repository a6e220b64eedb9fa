/** State of an area that outlives its screens. */
export type Slice = object & { dispose?: () => void };

/** Slices by key (`name@major`), created on first use. */
export class Slices {
  readonly #slices = new Map<string, Slice>();

  get<State extends Slice>(key: `${string}@${number}`, create: () => State): State {
    const existingSlice = this.#slices.get(key);
    if (existingSlice) return existingSlice as State;
    const slice = create();
    this.#slices.set(key, slice);
    return slice;
  }

  /** Disposes of all slices; the next use of each creates it anew. */
  clear(): void {
    for (const slice of this.#slices.values()) slice.dispose?.();
    this.#slices.clear();
  }
}
