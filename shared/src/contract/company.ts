/** The company that operates the domain. */
export interface Company {
  name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string;
  delete_discount: { code: string; value_percentage: number } | null;
  /** Unix seconds. */
  added: number;
}
