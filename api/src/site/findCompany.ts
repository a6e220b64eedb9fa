import type { Kysely } from 'kysely';
import type { Company } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** The company that operates a domain. */
export async function findCompany(db: Kysely<Database>, id: number): Promise<Company> {
  const { id: _id, ...company } = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return company;
}
