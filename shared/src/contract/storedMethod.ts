import type { Currency } from './money';
import type { PaymentMethod } from './paymentMethods';

/** Methods a provider can keep for a later order: cards, and direct debit by its mandate. */
export const STORABLE_METHODS = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
  'dankort',
  'sepa',
] as const satisfies readonly PaymentMethod[];

/** True for a method that can be kept for later. */
export const isStorable = (method: PaymentMethod): boolean => STORABLE_METHODS.some((one) => one === method);

/** A method kept at the provider; never charged without a new confirmed order. */
export interface StoredMethod {
  id: string;
  method: PaymentMethod;
  /** Last digits of the card or the masked IBAN. */
  label: string;
  /** Unix seconds. */
  created: number;
  /** End of a card's validity in unix seconds, null for a mandate. */
  expires: number | null;
}

/** The last completed order, offered again at today's price; minor units of `currency`. */
export interface RepeatOrder {
  /** Null when a number of credits of one's own was bought; then `credits` is sent. */
  package_id: number | null;
  credits: number;
  amount: number;
  currency: Currency;
  /** The method it would be charged to, null when none is stored. */
  stored_method: StoredMethod | null;
}
