import type { Company } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { DEFAULT_SETTINGS, type DomainSettings } from './DomainSettings';

/** Finds a company that operates domains; throws if the id is unknown. */
export async function findCompany(db: Kysely<Database>, id: number): Promise<Company> {
  const { id: _id, ...company } = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return company;
}

export interface FoundDomain {
  host: string;
  settings: DomainSettings;
}

const removePort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Finds the domain of a host and its settings; a host that is not in the table gets the default domain. */
export async function findDomain(db: Kysely<Database>, host: string): Promise<FoundDomain> {
  const row = await db
    .selectFrom('domains')
    .select(['host', 'settings'])
    .where(({ eb, or }) => or([eb('host', '=', removePort(host)), eb('is_default', '=', true)]))
    .orderBy('is_default')
    .limit(1)
    .executeTakeFirst();
  return { host: row?.host ?? 'localhost', settings: { ...DEFAULT_SETTINGS, ...row?.settings } };
}
