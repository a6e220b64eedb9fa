import {
  PaymentApplepay,
  PaymentBancontact,
  PaymentBlik,
  PaymentGiropay,
  PaymentIdeal,
  PaymentMaestro,
  PaymentMastercard,
  PaymentMobilepay,
  PaymentPaypal,
  PaymentPaysafecard,
  PaymentPrzelewy24,
  PaymentSepa,
  PaymentSofort,
  PaymentSwish,
  PaymentTwint,
  PaymentVipps,
  PaymentVisa,
  PaymentWireTransfer,
} from '@tabler/payments-react';
import type { PaymentMethod } from '@rendezvous/shared/contract';
import type { ComponentType } from 'react';

export type Logo = ComponentType<{ size?: number }>;

/** Logos by method; methods without one get a neutral tile. */
export const METHOD_LOGOS: Partial<Record<PaymentMethod, Logo>> = {
  sepa: PaymentSepa,
  przelewy24: PaymentPrzelewy24,
  blik: PaymentBlik,
  wiretransfer: PaymentWireTransfer,
  giropay: PaymentGiropay,
  mastercard: PaymentMastercard,
  visa: PaymentVisa,
  mobilepay: PaymentMobilepay,
  swish: PaymentSwish,
  twint: PaymentTwint,
  vipps: PaymentVipps,
  ideal: PaymentIdeal,
  bancontact: PaymentBancontact,
  applepay: PaymentApplepay,
  paysafecard: PaymentPaysafecard,
  maestro: PaymentMaestro,
  paypal: PaymentPaypal,
  sofort: PaymentSofort,
};
