import type { Company, Locale } from '@rendezvous/shared/contract';
import { orderTermTexts } from '../content/orderTermTexts';
import { fill } from '../fill';

/** Countries outside the EU, the EEA and the UK, without a legal right of withdrawal from online purchases. */
const WITHOUT_WITHDRAWAL = new Set(['CH', 'US', 'CA', 'AU', 'NZ']);

/** Changes with every change of the texts. */
export const ORDER_TERMS_VERSION = '2026-06-01';

interface Place {
  country: string;
  locale: Locale;
  company: Company;
  refundDays: number;
}

/** What a member accepts with an order, for the law of the country. */
export function orderTermsOf({ country, locale, company, refundDays }: Place): { version: string; text: string } {
  const { order, withdrawal, voluntary_return: voluntary } = orderTermTexts[locale];
  const text = `${order}\n\n${WITHOUT_WITHDRAWAL.has(country) ? voluntary : withdrawal}`;
  const { name, address, city } = company;
  return { version: `${ORDER_TERMS_VERSION}-${country}`, text: fill(text, { company: name, address, city, days: refundDays }) };
}
