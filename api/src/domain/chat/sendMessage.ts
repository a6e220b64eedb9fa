import { FREE_CONVERSATIONS } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { bumpCounters } from '../../repositories/bumpCounters';
import { findConversation, findConversationWith } from '../../repositories/chat/findConversation';
import { findSentMessage } from '../../repositories/chat/findSentMessage';
import type { MessageRow } from '../../repositories/chat/MessageRow';
import { startConversation } from '../../repositories/chat/startConversation';
import { storeMessage } from '../../repositories/chat/storeMessage';
import { balanceOf } from '../../repositories/credits/balanceOf';
import { lockMembers } from '../../repositories/members/lockMembers';
import { spendCredits } from '../credits/spendCredits';
import { inTransaction } from '../inTransaction';
import { refuseBlocked } from '../members/refuseBlocked';
import type { Viewer, ViewingMember } from '../members/Viewer';
import { visibleProfiles } from '../members/visibleProfiles';
import type { Work } from '../Work';

/** A message to send; with neither a conversation nor a profile that the sender may write to it is refused. */
export interface Outgoing {
  conversationId?: string;
  profileId?: string;
  body: string;
  /** UUID of the sender's client; the same one is stored and charged once. */
  clientId: string;
}

/** What a domain sets for messages. */
export interface MessageRules {
  /** Credits of a text message. */
  cost: number;
  /** Code points at most. */
  maxLength: number;
}

export interface Sent {
  message: MessageRow;
  credits: number;
}

type Sender = Viewer & { member: ViewingMember };
type Locked = Awaited<ReturnType<typeof lockMembers>> extends Map<string, infer Row> ? Row : never;

async function recipientOf({ db }: Work, senderId: string, { conversationId, profileId }: Outgoing): Promise<string> {
  if (conversationId === undefined) return profileId ?? '';
  const conversation = await findConversation(db, senderId, conversationId);
  if (conversation === undefined) throw new ApiError('not_found');
  return conversation.partnerId;
}

async function refuseUnreachable(work: Work, sender: Sender, recipient: Locked): Promise<void> {
  await refuseBlocked(work.db, sender.member.id, recipient);
  if (recipient.fictional && !sender.fictionalShown) throw new ApiError('not_found');
  if (recipient.status !== 'active') throw new ApiError('member_gone');
}

/** The pair's conversation; a first message starts it, to a visible member only and within the limit of free members. */
async function conversationFor(work: Work, sender: Sender, me: Locked, recipient: Locked): Promise<string> {
  const existing = await findConversationWith(work.db, me.id, recipient.id);
  if (existing) return existing.id;
  const visible = await visibleProfiles(work.db, sender).select('m.id').where('m.id', '=', recipient.id).executeTakeFirst();
  if (visible === undefined) throw new ApiError('not_found');
  if (!me.paid && me.conversations_started >= FREE_CONVERSATIONS) {
    throw new ApiError('conversation_limit', { params: { limit: FREE_CONVERSATIONS } });
  }
  return startConversation(work, me.id, recipient.id);
}

async function deliver(work: Work, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<Sent> {
  const recipientId = await recipientOf(work, sender.member.id, outgoing);
  const locked = await lockMembers(work.db, [sender.member.id, recipientId]);
  const me = locked.get(sender.member.id);
  const recipient = locked.get(recipientId);
  const earlier = await findSentMessage(work.db, sender.member.id, outgoing.clientId);
  if (earlier) return { message: earlier, credits: await balanceOf(work.db, sender.member.id) };
  if (me === undefined || recipient === undefined || me.id === recipient.id) throw new ApiError('not_found');
  if (me.status === 'not_confirmed') throw new ApiError('not_confirmed');
  await refuseUnreachable(work, sender, recipient);
  const conversationId = await conversationFor(work, sender, me, recipient);
  const id = work.random.id();
  const credits = await spendCredits(work, { memberId: me.id, cost: rules.cost, kind: 'message', reference: id });
  const message = await storeMessage(work, {
    id,
    conversation_id: conversationId,
    sender_id: me.id,
    client_id: outgoing.clientId,
    type: 'text',
    body: outgoing.body,
  });
  await bumpCounters(work.db, [me.id, recipient.id], 'chats');
  await bumpCounters(work.db, [me.id], 'user');
  return { message, credits };
}

/** Sends a message: credits, ledger, message, both sides and both counters change together or not at all. */
export async function sendMessage(work: Work, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<Sent> {
  const length = [...outgoing.body].length;
  if (length > rules.maxLength) throw new ApiError('message_too_long', { params: { limit: rules.maxLength } });
  if (outgoing.body.trim() === '') throw new ApiError('validation', { fields: { body: 'validation' } });
  return inTransaction(work, (inside) => deliver(inside, sender, outgoing, rules));
}
