import type { PaymentMethod } from './paymentMethods';

/** Methods that providers can store for later orders: cards, and direct debit through its mandate. */
export const STORABLE_METHODS = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
  'dankort',
  'sepa',
] as const satisfies readonly PaymentMethod[];

/** True for a method that can be stored for later. */
export const isStorable = (method: PaymentMethod): boolean => STORABLE_METHODS.some((one) => one === method);
