import type { Selectable } from 'kysely';
import type { Database } from '../tables/tables';
import type { TestApi } from './testApi';

/** The mail that was written to an address last. */
export async function newestMail(api: TestApi, email: string): Promise<Selectable<Database['mails']>> {
  const mail = (await api.mailsTo(email)).at(-1);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}
