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

/** Names of the payment methods; brands are the same in every language, and pages translate the three that are not brands. */
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

const CARD_METHODS: readonly PaymentMethod[] = ['creditcard', 'mastercard', 'visa'];

/** Methods by country; the first is preselected. */
const METHODS_BY_COUNTRY: Record<string, readonly PaymentMethod[]> = {
  NL: ['ideal', ...CARD_METHODS, 'maestro', 'paypal', 'applepay', 'sepa', 'paysafecard', 'wiretransfer'],
  BE: ['bancontact', ...CARD_METHODS, 'maestro', 'paypal', 'applepay', 'sepa', 'paysafecard', 'wiretransfer'],
  DE: ['paypal', 'sepa', 'giropay', 'sofort', ...CARD_METHODS, 'applepay', 'paysafecard', 'wiretransfer'],
  AT: ['eps', 'sepa', 'sofort', ...CARD_METHODS, 'paypal', 'applepay', 'paysafecard'],
  CH: ['twint', ...CARD_METHODS, 'paypal', 'applepay'],
  FR: ['cartebancaire', ...CARD_METHODS, 'paypal', 'applepay', 'sepa'],
  IT: ['satispay', 'nexi', ...CARD_METHODS, 'paypal', 'applepay', 'sepa'],
  ES: [...CARD_METHODS, 'paypal', 'applepay', 'sepa'],
  PL: ['blik', 'przelewy24', ...CARD_METHODS, 'applepay', 'paypal'],
  DK: ['dankort', 'mobilepay', ...CARD_METHODS, 'applepay'],
  FI: ['mobilepay', ...CARD_METHODS, 'paypal', 'applepay', 'sepa'],
  NO: ['vipps', ...CARD_METHODS, 'applepay'],
  SE: ['swish', ...CARD_METHODS, 'applepay'],
};

const OTHER_SEPA_COUNTRIES = ['IE', 'LU', 'PT', 'GR', 'CY', 'MT', 'SI', 'SK', 'EE', 'LV', 'LT', 'HR'];

/** Returns the payment methods offered in `country` (ISO 3166 alpha-2), without those switched off. */
export function paymentMethodsOf(country: string, disabledMethods: readonly PaymentMethod[] = []): PaymentMethod[] {
  const defaultMethods: PaymentMethod[] = [...CARD_METHODS, 'paypal', 'applepay'];
  if (OTHER_SEPA_COUNTRIES.includes(country)) defaultMethods.push('sepa');
  return (METHODS_BY_COUNTRY[country] ?? defaultMethods).filter((method) => !disabledMethods.includes(method));
}
