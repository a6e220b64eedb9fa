/** Slugs of the payment methods. */
export const PAYMENT_METHODS = [
  'sepa',
  'przelewy24',
  'blik',
  'wiretransfer',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'dankort',
  'mobilepay',
  'swish',
  'twint',
  'satispay',
  'vipps',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Names of the payment methods; the same in every language, except for the three that `intl` translates. */
export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  sepa: 'SEPA direct debit',
  przelewy24: 'Przelewy24',
  blik: 'Blik',
  wiretransfer: 'Wire transfer',
  giropay: 'Giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Credit card',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'Twint',
  satispay: 'Satispay',
  vipps: 'Vipps',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'Paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'EPS',
};

const CARDS: readonly PaymentMethod[] = ['creditcard', 'mastercard', 'visa'];

/** Methods by country; the first is preselected. */
const METHODS_BY_COUNTRY: Record<string, readonly PaymentMethod[]> = {
  NL: ['ideal', ...CARDS, 'maestro', 'paypal', 'applepay', 'sepa', 'paysafecard', 'wiretransfer'],
  BE: ['bancontact', ...CARDS, 'maestro', 'paypal', 'applepay', 'sepa', 'paysafecard', 'wiretransfer'],
  DE: ['paypal', 'sepa', 'giropay', 'sofort', ...CARDS, 'applepay', 'paysafecard', 'wiretransfer'],
  AT: ['eps', 'sepa', 'sofort', ...CARDS, 'paypal', 'applepay', 'paysafecard'],
  CH: ['twint', ...CARDS, 'paypal', 'applepay'],
  FR: ['cartebancaire', ...CARDS, 'paypal', 'applepay', 'sepa'],
  IT: ['satispay', 'nexi', ...CARDS, 'paypal', 'applepay', 'sepa'],
  ES: [...CARDS, 'paypal', 'applepay', 'sepa'],
  PL: ['blik', 'przelewy24', ...CARDS, 'applepay', 'paypal'],
  DK: ['dankort', 'mobilepay', ...CARDS, 'applepay'],
  FI: ['mobilepay', ...CARDS, 'paypal', 'applepay', 'sepa'],
  NO: ['vipps', ...CARDS, 'applepay'],
  SE: ['swish', ...CARDS, 'applepay'],
};

const OTHER_SEPA_COUNTRIES = ['IE', 'LU', 'PT', 'GR', 'CY', 'MT', 'SI', 'SK', 'EE', 'LV', 'LT', 'HR'];

/** Returns the payment methods offered in `country` (ISO 3166 alpha-2), without those switched off. */
export function paymentMethodsOf(country: string, off: readonly PaymentMethod[] = []): PaymentMethod[] {
  const defaults: PaymentMethod[] = [...CARDS, 'paypal', 'applepay'];
  if (OTHER_SEPA_COUNTRIES.includes(country)) defaults.push('sepa');
  return (METHODS_BY_COUNTRY[country] ?? defaults).filter((method) => !off.includes(method));
}
