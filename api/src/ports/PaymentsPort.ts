import type { Currency, Locale, PaymentMethod, PaymentStatus } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** What a provider is asked to collect; `amount` in minor units. */
export interface PaymentRequest {
  /** Made by us, so that a repeated start is the same payment at the provider. */
  reference: string;
  paymentId: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  locale: Locale;
  /** Name of the site, as the payer knows it. */
  merchantName: string;
  /** Unix seconds after which the provider no longer takes the payment. */
  expires: number;
  /** Own path the payer returns to. */
  returnPath: string;
  /** Asks for a card that can be charged again. */
  store?: boolean;
}

/** A method that the provider keeps; `token` is its name there. */
export interface KeptMethod {
  token: string;
  /** What its owner knows it by, as `•••• 4242`. */
  label: string;
  /** Unix seconds. */
  expires: number;
}

/** A signed mandate, as a provider needs it to collect. */
export interface DebitMandate {
  reference: string;
  accountHolder: string;
  iban: string;
  /** Unix seconds. */
  signed: number;
  /** Not before this moment, unix seconds. */
  due: number;
}

export interface RefundRequest {
  /** Made by us: a repeated refund is the same one. */
  id: string;
  reference: string;
  /** Minor units. */
  amount: number;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  reference: string;
  merchant: string;
  status: PaymentStatus;
  amount: number;
  currency: Currency;
  /** The card that was kept, once the payment is completed. */
  kept?: KeptMethod;
}

/** Notice of a change at the provider. */
export interface ProviderEvent {
  id: string;
  payment: ProviderPayment;
}

/** Headers of a webhook, lower-case. */
export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment provider; nothing else may depend on which one it is. */
export interface PaymentsPort {
  /** Our account at the provider; a notice for another one is refused. */
  merchant: string;
  /** Starts a payment, or finds the one already started under its reference, and tells where to pay. */
  start(request: PaymentRequest): Promise<{ redirectUrl: string }>;
  /** Charges a kept card without a payment page; its outcome is told by `find`. Repeating it charges once. */
  charge(request: PaymentRequest, token: string, now: number): Promise<void>;
  /** Orders a direct debit; it stays pending until the bank has answered. Repeating it collects once. */
  debit(request: PaymentRequest, mandate: DebitMandate): Promise<void>;
  /** Pays back to where the money came from. Repeating it pays once; an error means: try again later. */
  refund(request: RefundRequest): Promise<void>;
  /** Forgets a kept card. */
  forget(token: string): Promise<void>;
  /** The provider's own word on a payment; undefined when it knows none. */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Withdraws a payment that nobody has paid, for good; false when it is too late or was never started. */
  cancel(reference: string): Promise<boolean>;
  /** The notice in a webhook, or undefined when its signature or age is not right. */
  readEvent(rawBody: string, headers: WebhookHeaders, now: number): ProviderEvent | undefined;
}

const refuse = async (): Promise<never> => {
  throw new ApiError('overloaded', { message: 'No payment provider is configured.' });
};

/** Stands where no provider is configured: nothing can be sold or paid back, all else works. */
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
