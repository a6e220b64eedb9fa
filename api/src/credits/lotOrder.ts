import { sql } from 'kysely';

/** The order in which lots are spent: free credits first, then the oldest order. */
export const lotOrder = sql`source <> 'free', created_at, id`;
