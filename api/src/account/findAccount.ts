import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

const accounts = (db: Kysely<Database>) =>
  db.selectFrom('members').select(['id', 'email', 'name', 'password_hash', 'status', 'language', 'domain', 'deletes_at']);

/** An account by e-mail address, without regard to case. */
export const findAccountByEmail = (db: Kysely<Database>, email: string) =>
  accounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** An account by what a member types to log in: e-mail address or username. */
export const findAccountByLogin = (db: Kysely<Database>, login: string) =>
  accounts(db)
    .where(({ eb, or }) => or([eb(sql`lower(email)`, '=', login.toLowerCase()), eb(sql`lower(name)`, '=', login.toLowerCase())]))
    .executeTakeFirst();

/** An account by its id. */
export const findAccount = (db: Kysely<Database>, id: string) => accounts(db).where('id', '=', id).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
