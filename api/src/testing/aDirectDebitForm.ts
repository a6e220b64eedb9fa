import type { DirectDebitForm } from '@rendezvous/shared/contract';

/** A form that is filled in well. */
export const aDirectDebitForm = (change: Partial<DirectDebitForm> = {}): DirectDebitForm => ({
  account_holder: 'Anna de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '1',
  postal_code: '1015 CJ',
  city: 'Amsterdam',
  phone: '+31612345678',
  ...change,
});
