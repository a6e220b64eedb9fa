import * as credits from '@rendezvous/shared/calls/credits';
import * as directDebit from '@rendezvous/shared/calls/directDebit';
import * as discountCodes from '@rendezvous/shared/calls/discountCodes';
import { knownReply, prefetch, request } from '@rendezvous/shared/calls/request';
import type { ApiBody, CreditPackage, DiscountCode, Locale, Payment, PaymentMethod } from '@rendezvous/shared/contract';
import { ApiError, type HttpClient } from '@rendezvous/shared/http';

/** GET /api/packages.php: the credit packages. */
export const readPackages = (http: HttpClient) => request(http, credits.listPackages, {});

/** GET /api/payment-methods.php: the payment methods available in the member's country. */
export const readMethods = async (http: HttpClient): Promise<PaymentMethod[]> =>
  (await request(http, credits.listPaymentMethods, {})).methods;

/** Packages that came with the document or were prefetched; empty if there are none. */
export const getCachedPackages = (http: HttpClient): CreditPackage[] => knownReply(http, credits.listPackages, {})?.packages ?? [];

/** Payment methods that came with the document or were prefetched; empty if there are none. */
export const getCachedMethods = (http: HttpClient): PaymentMethod[] => knownReply(http, credits.listPaymentMethods, {})?.methods ?? [];

/** Prefetches packages and methods; called before the screen mounts. */
export function prefetchOffer(http: HttpClient): void {
  prefetch(http, credits.listPackages, {});
  prefetch(http, credits.listPaymentMethods, {});
}

/** GET /api/discountcode.php: looks up a typed code; rejects with `code_not_found` if the code is unknown. */
export async function readCode(http: HttpClient, code: string): Promise<DiscountCode> {
  const { discountcode } = await request(http, discountCodes.findDiscountCode, { code });
  if (discountcode === null) throw new ApiError('code_not_found');
  return discountcode;
}

/** GET /api/regionterms.php: the order terms of a country in a language. */
export const readTerms = (http: HttpClient, query: { country: string; locale: Locale }) =>
  request(http, directDebit.readRegionTerms, query);

/** POST /api/payment.php; repeated calls with the same `client_id` charge only once. */
export const startPayment = (http: HttpClient, order: ApiBody<'POST /api/payment.php'>) => request(http, credits.orderCredits, order);

/** GET /api/payment.php: a payment with its current status. */
export const readPayment = async (http: HttpClient, id: string): Promise<Payment> =>
  (await request(http, credits.readPayment, { id }, { progress: false })).payment;

/** GET /api/transactions.php: a page of the member's payments; `page` starts at 1. */
export const readTransactions = (http: HttpClient, page: number) => request(http, credits.listTransactions, { page });

/** POST /api/refund.php: calculates the possible refund for an order or, with `confirm`, withdraws from the order. */
export const requestRefund = (http: HttpClient, body: ApiBody<'POST /api/refund.php'>) => request(http, credits.refund, body);
