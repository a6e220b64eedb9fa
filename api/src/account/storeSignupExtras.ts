import { INTERESTS, TRACKING_KEYS, type SignupForm } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

async function storeInterests({ db }: Work, memberId: string, chosen: readonly string[]): Promise<void> {
  const known = INTERESTS.filter(({ key }) => chosen.includes(key));
  if (known.length === 0) return;
  await db
    .insertInto('member_interests')
    .values(known.map(({ key }) => ({ member_id: memberId, interest: key })))
    .execute();
}

async function storeTracking({ db, now }: Work, memberId: string, form: SignupForm): Promise<void> {
  if (TRACKING_KEYS.every((key) => form[key] === undefined)) return;
  const { network = null, ref = null, sub1 = null, sub2 = null, sub3 = null } = form;
  await db.insertInto('signup_tracking').values({ member_id: memberId, network, ref, sub1, sub2, sub3, created_at: now }).execute();
}

async function storeMessage(
  { db, now }: Work,
  memberId: string,
  { member_id: recipientId, signup_message: body }: SignupForm,
): Promise<void> {
  if (!recipientId || !body?.trim()) return;
  const recipient = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', recipientId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!recipient) return;
  await db.insertInto('signup_messages').values({ member_id: memberId, recipient_id: recipientId, body, created_at: now }).execute();
}

/** Keeps what came along with a sign-up: interests, campaign, first message. */
export async function storeSignupExtras(work: Work, memberId: string, form: SignupForm): Promise<void> {
  await storeInterests(work, memberId, form.interests ?? []);
  await storeTracking(work, memberId, form);
  await storeMessage(work, memberId, form);
}
