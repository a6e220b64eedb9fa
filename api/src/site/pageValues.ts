import type { Company } from '@rendezvous/shared/contract';
import type { DomainSettings } from './DomainSettings';

/** What pages may name in `{braces}`. */
export function pageValues(settings: DomainSettings, company: Company): Record<string, string | number> {
  const { name, support_email, support_phone, refund_days } = settings;
  const { address, city, kvk, vat_numbers: vat } = company;
  return { site: name, support_email, support_phone, refund_days, company: company.name, address, city, kvk, vat: vat.join(', ') };
}
