import { isRiskyText, SCAM_GUARD_MESSAGES } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** True for a text among the first messages of a conversation that deserves a warning line. */
export async function isRisky({ db }: Work, conversationId: string, body: string): Promise<boolean> {
  if (!isRiskyText(body)) return false;
  const earlier = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .limit(SCAM_GUARD_MESSAGES)
    .execute();
  return earlier.length < SCAM_GUARD_MESSAGES;
}
