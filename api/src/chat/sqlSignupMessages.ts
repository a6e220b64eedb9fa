import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Stores a first message, to be sent once its writer has confirmed their address; without an active recipient nothing is stored. */
export async function insertSignupMessage(db: Kysely<Database>, message: Insertable<Database['signup_messages']>): Promise<void> {
  const recipient = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', message.recipient_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (recipient) await db.insertInto('signup_messages').values(message).execute();
}

/** Finds the unsent message that a member wrote at sign-up, with the domain of the sign-up. */
export async function findSignupMessage(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('signup_messages as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.recipient_id', 's.body', 'm.domain'])
    .where('s.member_id', '=', memberId)
    .executeTakeFirst();
}

export async function deleteSignupMessage(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('signup_messages').where('member_id', '=', memberId).execute();
}
