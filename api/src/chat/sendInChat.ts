import { isRiskyText } from '@rendezvous/shared/contract';
import { lockSides, type LockedSide } from './lockSides';
import { payAndStore } from './payAndStore';
import { isAway, notifyMember } from '../notify/notifyMember';
import type { Work } from '../Work';
import type { Outgoing } from './Outgoing';
import type { Sender } from './Sender';
import type { Sent } from './Sent';

/** What one statement can store: a photo has rules of its own, and a risky text must be looked at among its neighbours. */
const isPlain = ({ attachment, body }: Outgoing): boolean => attachment?.type !== 'photo' && !isRiskyText(body);

/** Who receives it; nobody when one of the two cannot take part, or is not shown on this domain. */
function recipientAmong(sides: readonly LockedSide[], { member, fictionalShown }: Sender): LockedSide | undefined {
  if (sides.some(({ status }) => status !== 'active')) return undefined;
  return sides.find(({ id, fictional }) => id !== member.id && (fictionalShown || !fictional));
}

/**
 * The usual message, in a conversation that is open, in two statements. Undefined when anything is unusual; then
 * nothing was written, and `deliver` finds out what it is, under the same locks.
 */
export async function sendInChat(work: Work, sender: Sender, outgoing: Outgoing, cost: number): Promise<Sent | undefined> {
  const { conversationId, clientId, attachment, body } = outgoing;
  if (conversationId === undefined || !isPlain(outgoing)) return undefined;
  const recipient = recipientAmong(await lockSides(work.db, sender.member.id, conversationId), sender);
  if (recipient === undefined) return undefined;
  const { type, ...content } = attachment ?? { type: 'text' as const };
  const sent = await payAndStore(work, {
    ...{ id: work.random.id(), conversation_id: conversationId, sender_id: sender.member.id, client_id: clientId },
    ...{ type, body, content: attachment === undefined ? null : content },
    ...{ recipientId: recipient.id, cost },
  });
  if (sent === undefined) return undefined;
  if (recipient.pushed || isAway(recipient.last_active_at, work.now)) {
    await notifyMember(work, recipient.id, { kind: 'new_message', about: sent.message.id });
  }
  return { ...sent, recipientId: recipient.id, isNew: true };
}
