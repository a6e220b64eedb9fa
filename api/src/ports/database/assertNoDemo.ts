import { sql, type Kysely } from 'kysely';
import type { Database } from '../../tables/tables';

/** Names of the demo accounts with the password from the README, as the demo creates them. */
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

const EMAILS = DEMO_ACCOUNTS.map((name) => `${name}@rendezvous.example`);

/** Throws when the database contains demo accounts, one of which is a moderator; eleven lookups in the index of addresses. */
export async function assertNoDemo(db: Kysely<Database>): Promise<void> {
  const found = await db
    .selectFrom('members')
    .select('email')
    .where(sql`lower(email)`, 'in', EMAILS)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  throw new Error(
    `This database holds demo accounts such as ${found.email}, whose password is public, so production does not start on it. ` +
      'Begin with an empty database: give DATABASE_URL another one, or without it DATA_DIR an empty folder (docs/operations.md, "Demo data").',
  );
}
