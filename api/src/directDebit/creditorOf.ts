import type { Creditor } from '@rendezvous/shared/contract';
import { findCompany } from '../site/findCompany';
import type { Work } from '../Work';

/** Who collects direct debits on a site of this company. */
export async function creditorOf({ db }: Pick<Work, 'db'>, companyId: number): Promise<Creditor> {
  const { name, address, city, country } = await findCompany(db, companyId);
  const creditor = await db.selectFrom('creditors').select('identifier').where('company_id', '=', companyId).executeTakeFirst();
  return { name, identifier: creditor?.identifier ?? '', address: `${address}, ${city}, ${country}` };
}
