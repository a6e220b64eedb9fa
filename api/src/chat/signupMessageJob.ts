import { ApiError } from '../ApiError';
import { sendMessage } from './sendMessage';
import { findDomain } from '../site/findDomain';
import { findViewingMember } from '../members/findViewingMember';
import type { JobHandler } from '../jobs/JobHandler';

/** A message that its recipient can no longer get is dropped; any other failure is tried again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Sends what a member wrote at sign-up, paid like any first message. */
export const signupMessageJob: JobHandler = async ({ db, ports }, { member_id: memberId = '' }) => {
  const waiting = await db.selectFrom('signup_messages').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  const member = await findViewingMember(db, memberId);
  if (!waiting || !member) return;
  const { domain } = await db.selectFrom('members').select('domain').where('id', '=', memberId).executeTakeFirstOrThrow();
  const { settings } = await findDomain(db, domain);
  const sender = { member, fictionalShown: settings.fictional_profiles };
  const outgoing = { profileId: waiting.recipient_id, body: waiting.body, clientId: `signup-${memberId}` };
  const rules = { cost: settings.message_credits, maxLength: settings.message_length };
  try {
    await sendMessage({ db, now: ports.clock.now(), random: ports.random }, sender, outgoing, rules);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  await db.deleteFrom('signup_messages').where('member_id', '=', memberId).execute();
};
