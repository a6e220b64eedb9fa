import type { ApiBody, CreditPackage, DiscountCode, Locale, Payment, PaymentMethod } from '@rendezvous/shared/contract';
import { ApiError, type HttpClient } from '@rendezvous/shared/http';

/** GET /api/packages.php. */
export const readPackages = (http: HttpClient) => http.get('/api/packages.php', {});

/** GET /api/payment-methods.php. */
export const readMethods = async (http: HttpClient): Promise<PaymentMethod[]> => (await http.get('/api/payment-methods.php', {})).methods;

/** What is there already of the packages and methods. */
export const knownPackages = (http: HttpClient): CreditPackage[] => http.known('/api/packages.php', {})?.packages ?? [];
export const knownMethods = (http: HttpClient): PaymentMethod[] => http.known('/api/payment-methods.php', {})?.methods ?? [];

/** Asks for packages and methods before the screen is there. */
export function askAhead(http: HttpClient): void {
  http.ahead('/api/packages.php', {});
  http.ahead('/api/payment-methods.php', {});
}

/** GET /api/discountcode.php?code= (R-313). */
export async function readCode(http: HttpClient, code: string): Promise<DiscountCode> {
  const { discountcode } = await http.get('/api/discountcode.php', { code });
  if (discountcode === null) throw new ApiError('code_not_found');
  return discountcode;
}

/** GET /api/regionterms.php. */
export const readTerms = (http: HttpClient, query: { country: string; locale: Locale }) => http.get('/api/regionterms.php', query);

/** POST /api/payment.php; the same `client_id` never pays twice. */
export const startPayment = (http: HttpClient, order: ApiBody<'POST /api/payment.php'>) => http.post('/api/payment.php', order);

/** GET /api/payment.php. */
export const readPayment = async (http: HttpClient, id: string): Promise<Payment> =>
  (await http.get('/api/payment.php', { id }, { progress: false })).payment;

/** GET /api/transactions.php. */
export const readTransactions = (http: HttpClient, page: number) => http.get('/api/transactions.php', { page });

/** POST /api/refund.php: what comes back of an order, and with `confirm` the withdrawal from it. */
export const askRefund = (http: HttpClient, body: ApiBody<'POST /api/refund.php'>) => http.post('/api/refund.php', body);
