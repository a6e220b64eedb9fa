import type { Creditor } from '@rendezvous/shared/contract';
import { findCompany } from '../site/sql';
import type { UnitOfWork } from '../UnitOfWork';
import { findCreditor } from './sqlMandates';

/** The creditor of a company's site. */
export async function findSiteCreditor({ db }: Pick<UnitOfWork, 'db'>, companyId: number): Promise<Creditor> {
  const { name, address, city, country } = await findCompany(db, companyId);
  const creditor = await findCreditor(db, companyId);
  return { name, identifier: creditor?.identifier ?? '', address: `${address}, ${city}, ${country}` };
}
