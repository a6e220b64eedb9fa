import { sql, type Kysely } from 'kysely';
import type { Database } from '../../tables/tables';

/** Names of the demo's special accounts; like all demo accounts, they have the password from the README. */
export const DEMO_ACCOUNTS = [
  'visitor.new',
  'free',
  'premium',
  'zero-credits',
  'low-credits',
  'blocked',
  'unconfirmed',
  'pending-deletion',
  'bounced',
  'invisible',
  'moderator',
] as const;

const DEMO_EMAILS = DEMO_ACCOUNTS.map((name) => `${name}@rendezvous.example`);

/** Throws if the database contains one of DEMO_ACCOUNTS, which include a moderator. Costs eleven lookups in the index on emails. */
export async function assertNoDemo(db: Kysely<Database>): Promise<void> {
  const account = await db
    .selectFrom('members')
    .select('email')
    .where(sql`lower(email)`, 'in', DEMO_EMAILS)
    .limit(1)
    .executeTakeFirst();
  if (account === undefined) return;
  throw new Error(
    `This database holds demo accounts such as ${account.email}, whose password is public, so production does not start on it. ` +
      'Begin with an empty database: give DATABASE_URL another one, or without it DATA_DIR an empty folder (docs/operations.md, "Demo data").',
  );
}
