import { FREE_CONVERSATIONS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import { findConversation, findConversationWith } from './findConversation';
import { findSentMessage } from './findSentMessage';
import type { MessageRow } from './MessageRow';
import { startConversation } from './startConversation';
import { storeMessage } from './storeMessage';
import { balanceOf } from '../credits/balanceOf';
import { lockMembers } from '../members/lockMembers';
import { spendCredits } from '../credits/spendCredits';
import { inTransaction } from '../inTransaction';
import { refuseBlocked } from '../members/refuseBlocked';
import { visibleProfiles } from '../members/visibleProfiles';
import { notifyMember } from '../notify/notifyMember';
import type { Work } from '../Work';
import { checkText } from './checkText';
import { contentOf } from './contentOf';
import { isRisky } from './isRisky';
import type { Outgoing } from './Outgoing';
import { refusePhoto } from './refusePhoto';
import type { Sender } from './Sender';
import { sendInChat } from './sendInChat';
import type { Sent } from './Sent';

/** What a domain sets for messages. */
export interface MessageRules {
  /** Credits of this message. */
  cost: number;
  /** Code points of a text at most. */
  maxLength: number;
}

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
  // Nobody is approached by a fictional profile.
  if (me.fictional) throw new ApiError('not_found');
  if (!me.paid && me.conversations_started >= FREE_CONVERSATIONS) {
    throw new ApiError('conversation_limit', { params: { limit: FREE_CONVERSATIONS } });
  }
  return startConversation(work, me.id, recipient.id);
}

/** Stores the message with what it holds; a photo belongs to one message from now on. */
async function store(work: Work, sides: { me: Locked; conversationId: string }, outgoing: Outgoing, id: string): Promise<MessageRow> {
  const { me, conversationId } = sides;
  const { attachment, body } = outgoing;
  const message = await storeMessage(work, {
    id,
    conversation_id: conversationId,
    sender_id: me.id,
    client_id: outgoing.clientId,
    type: attachment?.type ?? 'text',
    body,
    content: await contentOf(work, me.id, attachment),
    risky: await isRisky(work, conversationId, body),
  });
  if (attachment?.type === 'photo') {
    await work.db.updateTable('chat_photos').set({ message_id: id }).where('id', '=', attachment.photoId).execute();
  }
  return message;
}

async function deliver(work: Work, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<Sent> {
  const recipientId = await recipientOf(work, sender.member.id, outgoing);
  const locked = await lockMembers(work.db, [sender.member.id, recipientId]);
  const me = locked.get(sender.member.id);
  const recipient = locked.get(recipientId);
  const earlier = await findSentMessage(work.db, sender.member.id, outgoing.clientId);
  if (earlier) return { message: earlier, recipientId, credits: await balanceOf(work.db, sender.member.id), isNew: false };
  if (me === undefined || recipient === undefined || me.id === recipient.id) throw new ApiError('not_found');
  if (me.status === 'not_confirmed') throw new ApiError('not_confirmed');
  await refuseUnreachable(work, sender, recipient);
  const conversationId = await conversationFor(work, sender, me, recipient);
  if (outgoing.attachment?.type === 'photo') await refusePhoto(work, recipient, conversationId);
  const id = work.random.id();
  const credits = await spendCredits(work, { memberId: me.id, cost: rules.cost, kind: 'message', reference: id });
  const message = await store(work, { me, conversationId }, outgoing, id);
  await bumpCounters(work.db, [me.id, recipient.id], 'chats');
  await bumpCounters(work.db, [me.id], 'user');
  await notifyMember(work, recipient.id, { kind: 'new_message', about: id });
  return { message, recipientId, credits, isNew: true };
}

/** Sends a message: credits, ledger, message, both sides and both counters change together or not at all. */
export async function sendMessage(work: Work, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<Sent> {
  checkText(outgoing, rules.maxLength);
  return inTransaction(
    work,
    async (inside) => (await sendInChat(inside, sender, outgoing, rules.cost)) ?? deliver(inside, sender, outgoing, rules),
  );
}
