import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/tables/tables';

/** True if the database contains the demo data, which is recognised by the account of its moderator. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const moderator = await db.selectFrom('members').select('id').where('email', '=', 'moderator@rendezvous.example').executeTakeFirst();
  return moderator !== undefined;
}

const TIME_COLUMNS = [
  ['members', 'signup_at', 'confirmed_at', 'last_active_at', 'deletes_at'],
  ['photos', 'created_at'],
  ['likes', 'created_at'],
  ['consents', 'created_at'],
  ['conversations', 'created_at', 'last_message_at'],
  ['messages', 'created_at'],
  ['chat_photos', 'created_at'],
  ['payments', 'created_at', 'completed_at', 'expires_at'],
  ['sandbox_payments', 'expires_at'],
  ['discount_codes', 'created_at', 'expires_at'],
  ['jobs', 'run_at'],
] as const;

/** Shifts dates of an image's demo data to the present; those of the append-only ledger stay. */
export async function shiftSeedDates(db: Kysely<Database>, now: number): Promise<void> {
  const moderator = await db
    .selectFrom('members')
    .select('last_active_at')
    .where('email', '=', 'moderator@rendezvous.example')
    .executeTakeFirst();
  const shiftS = now - (moderator?.last_active_at ?? now);
  if (shiftS === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const [table, ...columns] of TIME_COLUMNS) {
      const assignments = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(shiftS)}`);
      await sql`update ${sql.table(table)} set ${sql.join(assignments)}`.execute(trx);
    }
  });
}
