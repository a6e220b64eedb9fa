const MINOR_UNITS = 100;

/** Minor units of a typed amount with decimal comma or point; null for an empty text, undefined for an invalid one. */
export function toAmount(text: string): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MINOR_UNITS) : undefined;
}
