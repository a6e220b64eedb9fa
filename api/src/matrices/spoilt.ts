import fc from 'fast-check';

const STRANGE = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', [], {}, ['x'], { $gt: '' }, '\u0000', '2026-01-01T00:00:00Z'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
);

type Fields = Record<string, unknown>;

const changed = (fields: Fields, key: string, value: unknown): Fields => ({ ...fields, [key]: value });

const without = (fields: Fields, key: string): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** Input that a schema made, or the same with one thing wrong: a field changed, left out or added, or no object at all. */
export function spoilt(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wrong = fc
    .tuple(valid, fc.nat(), STRANGE, fc.constantFrom('change', 'drop', 'add', 'replace'))
    .map(([value, place, strange, how]) => {
      const fields = value as Fields;
      const keys = Object.keys(fields ?? {});
      const key = keys[place % Math.max(1, keys.length)] ?? 'unknown';
      if (how === 'replace') return strange;
      if (how === 'add') return changed(fields, '__proto', strange);
      return how === 'drop' ? without(fields, key) : changed(fields, key, strange);
    });
  return fc.oneof({ arbitrary: valid, weight: 1 }, { arbitrary: wrong, weight: 1 });
}
