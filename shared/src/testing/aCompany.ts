import { type Company, DAY_S } from '../contract';
import { NOW_S } from './testNow';

export const aCompany = (changes: Partial<Company> = {}): Company => ({
  name: 'Example Dating B.V.',
  address: 'Keizersgracht 1',
  kvk: '12345678',
  city: '1015 AA Amsterdam',
  country: 'NL',
  tradenames: ['Rendezvous'],
  vat_numbers: ['NL001234567B01'],
  support_phone: '+31 20-123 45 67',
  delete_discount: null,
  added: NOW_S - 365 * DAY_S,
  ...changes,
});
