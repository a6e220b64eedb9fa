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

  /** Disposes of one slice; the next use creates it anew. */
  drop(key: string): void {
    this.#slices.get(key)?.dispose?.();
    this.#slices.delete(key);
  }

  clear(): void {
    for (const key of [...this.#slices.keys()]) this.drop(key);
  }
}
