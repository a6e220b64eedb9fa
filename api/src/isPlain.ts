/** No database text can hold a zero or half a character. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** True when every text within a value can be stored. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  return Object.values(value).every(isPlain);
}
