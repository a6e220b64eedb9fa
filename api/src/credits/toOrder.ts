import {
  creditPackages,
  type Currency,
  currencyOf,
  type ErrorCode,
  type Locale,
  ownAmountPrice,
  type PaymentMethod,
  paymentMethodsOf,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findOpenDebts } from '../directDebit/sqlDebits';
import { assertDebitAllowed } from '../directDebit/debits';
import type { UnitOfWork } from '../UnitOfWork';
import { assertWithinSpendingLimits } from './spending';
import { isDebtBeingSettled, type PaymentRow } from './sqlPayments';
import { findStoredMethods } from './storedMethods';

/** The buyer's request; it contains no prices. */
export interface OrderRequest {
  package_id?: number;
  credits?: number;
  method: PaymentMethod;
  code?: string;
  client_id: string;
  terms_version: string;
  consent_start: boolean;
  stored_method?: string;
  store_method?: boolean;
  settles?: string;
}

export interface Buyer {
  id: string;
  /** ISO 3166 alpha-2; determines currency, methods and VAT. */
  country: string;
  language: Locale;
}

/** A purchase with the price that the server has determined; `amount` in minor units. */
interface Order {
  packageId: number | null;
  credits: number;
  amount: number;
}

/** Prices an order; undefined unless the request names either an existing package or a valid number of credits. */
export function toOrder(request: { package_id?: number; credits?: number }, currency: Currency): Order | undefined {
  if ((request.package_id === undefined) === (request.credits === undefined)) return undefined;
  if (request.credits !== undefined) {
    const amount = ownAmountPrice(request.credits, currency);
    return amount === undefined ? undefined : { packageId: null, credits: request.credits, amount };
  }
  const offer = creditPackages(currency).find(({ id }) => id === request.package_id);
  return offer && { packageId: offer.id, credits: offer.credits, amount: offer.price };
}

export type PricedOrder = Order & { currency: Currency };

const createFieldError = (field: string, code: ErrorCode = 'validation'): ApiError =>
  new ApiError('validation', { fields: { [field]: code } });

/**
 * Finds the returned payment that an order is to settle. Throws `not_found` if it belongs to another member or is settled, and `conflict`
 * while another order is settling it.
 */
async function findDebt(work: UnitOfWork, memberId: string, id: string): Promise<PaymentRow> {
  const debt = (await findOpenDebts(work.db, memberId)).find((openDebt) => openDebt.id === id);
  if (debt === undefined) throw new ApiError('not_found');
  if (await isDebtBeingSettled(work.db, id)) throw new ApiError('conflict');
  return debt;
}

/** Prices the settlement of a returned payment: its original amount less refunds, by any method but direct debit. */
async function priceSettlement(work: UnitOfWork, buyer: Buyer, request: OrderRequest, debtId: string): Promise<PricedOrder> {
  for (const field of ['package_id', 'credits', 'code'] as const) if (request[field] !== undefined) throw createFieldError(field);
  if (request.method === 'sepa') throw createFieldError('method');
  const debt = await findDebt(work, buyer.id, debtId);
  const credits = debt.credits - debt.refunded_credits;
  return { packageId: debt.package_id, credits, amount: debt.amount - debt.refunded_amount, currency: debt.currency };
}

async function priceRequest(work: UnitOfWork, buyer: Buyer, request: OrderRequest): Promise<PricedOrder> {
  if (request.settles !== undefined) return priceSettlement(work, buyer, request, request.settles);
  const currency = currencyOf(buyer.country);
  const order = toOrder(request, currency);
  if (order === undefined) throw createFieldError(request.credits === undefined ? 'package_id' : 'credits');
  return { ...order, currency };
}

async function assertStoredMethodMatches({ db }: UnitOfWork, memberId: string, request: OrderRequest): Promise<void> {
  if (request.stored_method === undefined) return;
  const storedMethod = (await findStoredMethods(db, memberId)).find(({ id }) => id === request.stored_method);
  if (storedMethod === undefined) throw new ApiError('not_found');
  if (storedMethod.method !== request.method) throw createFieldError('stored_method');
}

/** Prices the requested order and validates everything that does not depend on its final price. */
export async function priceOrder(work: UnitOfWork, buyer: Buyer, request: OrderRequest): Promise<PricedOrder> {
  const order = await priceRequest(work, buyer, request);
  if (!paymentMethodsOf(buyer.country).includes(request.method)) throw createFieldError('method');
  if (!request.consent_start) throw new ApiError('consent_required', { fields: { consent_start: 'consent_required' } });
  await assertStoredMethodMatches(work, buyer.id, request);
  return order;
}

/** Throws if an order is not allowed as a direct debit or exceeds the member's limits, which do not apply to debts. */
export async function assertPriceAllowed(
  work: UnitOfWork,
  buyer: Buyer,
  request: OrderRequest,
  price: { amount: number; currency: Currency },
): Promise<void> {
  if (request.method === 'sepa') await assertDebitAllowed(work, buyer.id, price.amount);
  if (request.settles === undefined) await assertWithinSpendingLimits(work, buyer.id, price);
}
