import type { Selectable } from 'kysely';
import type { Database } from '../tables/tables';
import type { TestApi } from './testApi';

/** Finds the latest email to an address; throws if there is none. */
export async function findNewestMail(api: TestApi, email: string): Promise<Selectable<Database['mails']>> {
  const mail = (await api.mailsTo(email)).at(-1);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

/** Reads the token from the link in an email; throws if there is none. */
export function readLinkToken({ body_text: text }: { body_text: string }): string {
  const token = /[?&](?:token|undo)=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link.');
  return token;
}
