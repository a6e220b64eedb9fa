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
