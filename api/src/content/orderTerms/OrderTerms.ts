/** Terms of an order in one language; `{company}`, `{address}`, `{city}` and `{days}` are filled in. */
export interface OrderTerms {
  order: string;
  /** Where consumers have a legal right of withdrawal. */
  withdrawal: string;
  /** Elsewhere. */
  voluntary_return: string;
}
