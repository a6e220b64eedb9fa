/** A map that evicts its oldest entries, so that its memory use is bounded. */
export class BoundedMap<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly maxEntries: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.set(key, value);
    if (this.entries.size <= this.maxEntries) return;
    const oldestKey = this.entries.keys().next();
    if (!oldestKey.done) this.entries.delete(oldestKey.value);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  get size(): number {
    return this.entries.size;
  }
}
