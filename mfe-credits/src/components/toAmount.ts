const MINOR_UNITS = 100;

/** Minor units of a typed amount, with comma or point; null for nothing, undefined for what is no amount. */
export function toAmount(text: string): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MINOR_UNITS) : undefined;
}
