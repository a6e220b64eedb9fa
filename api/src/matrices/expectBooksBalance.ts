import type { Kysely } from 'kysely';
import { checkBooks } from '../credits/checkBooks';
import type { Database } from '../tables/tables';

/** The books add up. */
export async function expectBooksBalance(db: Kysely<Database>): Promise<void> {
  const faults = await checkBooks(db);
  if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join('; ')}.`);
}
