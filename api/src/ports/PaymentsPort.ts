import type { Currency, Locale, PaymentMethod, PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** A payment to collect; `amount` in minor units. */
export interface PaymentRequest {
  /** Assigned by us, so that the provider recognises a repeated start as the same payment. */
  reference: string;
  paymentId: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  locale: Locale;
  /** Name of the site, as known to the payer. */
  merchantName: string;
  /** Unix seconds after which the provider no longer accepts the payment. */
  expires: number;
  /** Path of our site that the payer returns to. */
  returnPath: string;
  /** Requests a card that can be charged again. */
  store?: boolean;
}

/** A method stored by the provider; `token` is its name there. */
export interface KeptMethod {
  token: string;
  /** Label for its owner, such as `•••• 4242`. */
  label: string;
  /** Unix seconds. */
  expires: number;
}

/** A signed mandate, as a provider needs it for collection. */
export interface DebitMandate {
  reference: string;
  accountHolder: string;
  iban: string;
  /** When it was signed, in unix seconds. */
  signed: number;
  /** Earliest time of the collection, in unix seconds. */
  due: number;
}

export interface RefundRequest {
  /** Assigned by us, so that the provider recognises a repeated request as the same refund. */
  id: string;
  reference: string;
  /** Minor units. */
  amount: number;
}

/** A payment as recorded by the provider. */
export interface ProviderPayment {
  reference: string;
  merchant: string;
  status: PaymentStatus;
  amount: number;
  currency: Currency;
  /** The stored card, once the payment is completed. */
  kept?: KeptMethod;
}

/** A provider's notification of a change. */
export interface ProviderEvent {
  id: string;
  payment: ProviderPayment;
}

/** Headers of a webhook, lower-case. */
export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment provider; nothing else may depend on which one it is. */
export interface PaymentsPort {
  /** Our account at the provider; a notification for another one is rejected. */
  merchant: string;
  /** Starts a payment, or finds the one already started under its reference, and returns where to pay. */
  start(request: PaymentRequest): Promise<{ redirectUrl: string }>;
  /** Charges a stored card without a payment page; `find` returns the outcome. A repeated call charges only once. */
  charge(request: PaymentRequest, token: string, now: number): Promise<void>;
  /** Orders a direct debit, which stays pending until the bank has responded. A repeated call collects only once. */
  debit(request: PaymentRequest, mandate: DebitMandate): Promise<void>;
  /** Refunds to where the payment came from. A repeated call pays only once; after an error the caller tries again later. */
  refund(request: RefundRequest): Promise<void>;
  /** Removes a stored card. */
  forget(token: string): Promise<void>;
  /** The provider's record of a payment; undefined for an unknown one. */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Cancels an unpaid payment for good; false when it is too late or was never started. */
  cancel(reference: string): Promise<boolean>;
  /** Reads the notification in a webhook; undefined if its signature or age is invalid. */
  readEvent(rawBody: string, headers: WebhookHeaders, now: number): ProviderEvent | undefined;
}

const refuse = async (): Promise<never> => {
  throw new ApiError('overloaded', { message: 'No payment provider is configured.' });
};

/** Used without a configured provider: nothing can be sold or refunded, everything else works. */
export const noPayments: PaymentsPort = {
  merchant: '',
  start: refuse,
  charge: refuse,
  debit: refuse,
  refund: refuse,
  forget: async () => undefined,
  find: async () => undefined,
  cancel: async () => false,
  readEvent: () => undefined,
};
