/** A remote's own state beyond the life of its screens. */
export type Slice = object & { dispose?: () => void };

/** Slices by `name@major`, created on first use. */
export class Slices {
  readonly #slices = new Map<string, Slice>();

  get<State extends Slice>(key: `${string}@${number}`, make: () => State): State {
    const known = this.#slices.get(key);
    if (known) return known as State;
    const made = make();
    this.#slices.set(key, made);
    return made;
  }

  /** Drops one slice, for example when the release that created it failed. */
  drop(key: string): void {
    this.#slices.get(key)?.dispose?.();
    this.#slices.delete(key);
  }

  clear(): void {
    for (const key of [...this.#slices.keys()]) this.drop(key);
  }
}
