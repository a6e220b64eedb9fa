import { FREE_CONVERSATIONS, isRiskyText, SCAM_GUARD_MESSAGES } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findBalance } from '../credits/sqlLedger';
import { assertNotBlocked } from '../members/memberAccess';
import { lockMembers } from '../members/sqlMembers';
import { isVisible } from '../members/sqlVisibility';
import { isAway, notifyMember } from '../notify/notifyMember';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { checkText, type Outgoing, type Sender, toMessage } from './outgoing';
import { attachChatPhoto, findUnsentPhoto } from './sqlChatPhotos';
import { findConversation, findConversationWith, type LockedSide, lockSides, startConversation } from './sqlConversations';
import { findSentMessage, hasMessages, hasWritten, type MessageContent, type MessageRow } from './sqlMessages';
import { type PaidResult, payAndStore } from './sqlPayAndStore';

/** A message that was sent just now, or earlier with the same client id. */
interface SentMessage {
  message: MessageRow;
  recipientId: string;
  /** Remaining credits of the sender. */
  credits: number;
  /** False for a message that had already been sent. */
  isNew: boolean;
}

/** Price and length limit of a message, from the settings of the domain. */
export interface MessageRules {
  /** Price of this message in credits. */
  cost: number;
  /** Maximum length of a text in code points. */
  maxLength: number;
}

/** Finds the stored content of a photo; throws `not_found` unless it is the sender's own and unsent. */
async function findPhotoContent({ db }: UnitOfWork, senderId: string, photoId: string): Promise<MessageContent> {
  const photo = await findUnsentPhoto(db, senderId, photoId);
  if (photo === undefined) throw new ApiError('not_found');
  return { photo };
}

/** True for a text among a conversation's first messages that needs a warning. */
async function isRisky({ db }: UnitOfWork, conversationId: string, body: string): Promise<boolean> {
  if (!isRiskyText(body)) return false;
  return !(await hasMessages(db, conversationId, SCAM_GUARD_MESSAGES));
}

interface Recipient {
  id: string;
  name: string;
  photos_from_everyone: boolean;
}

/** Rejects a photo to someone who has not written in the conversation yet and does not accept photos from everyone. */
async function assertPhotoAllowed({ db }: UnitOfWork, recipient: Recipient, conversationId: string): Promise<void> {
  if (recipient.photos_from_everyone || (await hasWritten(db, conversationId, recipient.id))) return;
  throw new ApiError('photo_not_allowed', { params: { name: recipient.name } });
}

/** True for a message that one statement can store: photos require further checks, and whether a risky text is marked depends on earlier messages. */
const isPlain = ({ attachment, body }: Outgoing): boolean => attachment?.type !== 'photo' && !isRiskyText(body);

/** Returns the recipient; undefined when either side is not active, or the recipient is not shown on this domain. */
function recipientAmong(sides: readonly LockedSide[], { member, fictionalShown }: Sender): LockedSide | undefined {
  if (sides.some(({ status }) => status !== 'active')) return undefined;
  return sides.find(({ id, fictional }) => id !== member.id && (fictionalShown || !fictional));
}

/**
 * Sends a regular message in an existing conversation with two statements. In any other case it writes nothing and returns undefined;
 * `sendWithChecks` then handles the message under the same locks.
 */
async function sendInChat(work: UnitOfWork, sender: Sender, outgoing: Outgoing, cost: number): Promise<SentMessage | undefined> {
  const { conversationId } = outgoing;
  if (conversationId === undefined || !isPlain(outgoing)) return undefined;
  const recipient = recipientAmong(await lockSides(work.db, sender.member.id, conversationId), sender);
  if (recipient === undefined) return undefined;
  const senderId = sender.member.id;
  const result = await payAndStore(
    work,
    toMessage(outgoing, { id: work.random.id(), conversationId, senderId, recipientId: recipient.id, cost }),
  );
  if (result === undefined) return undefined;
  if (recipient.hasPush || isAway(recipient.last_active_at, work.now)) {
    await notifyMember(work, recipient.id, { kind: 'new_message', about: result.message.id });
  }
  return { ...result, recipientId: recipient.id, isNew: true };
}

type LockedMember = Awaited<ReturnType<typeof lockMembers>> extends Map<string, infer Row> ? Row : never;

async function findRecipientId({ db }: UnitOfWork, senderId: string, { conversationId, profileId }: Outgoing): Promise<string> {
  if (conversationId === undefined) return profileId ?? '';
  const conversation = await findConversation(db, senderId, conversationId);
  if (conversation === undefined) throw new ApiError('not_found');
  return conversation.partnerId;
}

async function assertReachable(work: UnitOfWork, sender: Sender, recipient: LockedMember): Promise<void> {
  await assertNotBlocked(work.db, sender.member.id, recipient);
  if (recipient.fictional && !sender.fictionalShown) throw new ApiError('not_found');
  if (recipient.status !== 'active') throw new ApiError('member_gone');
}

/** Finds the pair's conversation or starts one, only with a visible member and within the limit for free members; returns the conversation id. */
async function findOrStartConversation(work: UnitOfWork, sender: Sender, me: LockedMember, recipient: LockedMember): Promise<string> {
  const existing = await findConversationWith(work.db, me.id, recipient.id);
  if (existing) return existing.id;
  if (!(await isVisible(work.db, sender, recipient.id))) throw new ApiError('not_found');
  // A fictional profile never writes first.
  if (me.fictional) throw new ApiError('not_found');
  if (!me.paid && me.conversations_started >= FREE_CONVERSATIONS) {
    throw new ApiError('conversation_limit', { params: { limit: FREE_CONVERSATIONS } });
  }
  return startConversation(work, me.id, recipient.id);
}

interface Sides {
  me: LockedMember;
  recipient: LockedMember;
  conversationId: string;
}

/** Charges for a message between two members who may write to each other, stores it and notifies the recipient. */
async function chargeAndStore(
  work: UnitOfWork,
  { me, recipient, conversationId }: Sides,
  outgoing: Outgoing,
  cost: number,
): Promise<PaidResult> {
  const { attachment, body } = outgoing;
  const balance = await findBalance(work.db, me.id);
  if (balance < cost) throw new ApiError('not_enough_credits', { params: { credits: cost, balance } });
  const message = toMessage(outgoing, { id: work.random.id(), conversationId, senderId: me.id, recipientId: recipient.id, cost });
  if (attachment?.type === 'photo') message.content = await findPhotoContent(work, me.id, attachment.photoId);
  message.risky = await isRisky(work, conversationId, body);
  const result = await payAndStore(work, message);
  if (result === undefined) throw new Error('The statement refused a message whose sender may send it.');
  if (attachment?.type === 'photo') await attachChatPhoto(work.db, attachment.photoId, result.message.id);
  await notifyMember(work, recipient.id, { kind: 'new_message', about: result.message.id });
  return result;
}

/** Handles every message that `sendInChat` does not: checks all the rules, then rejects or sends it. */
async function deliver(work: UnitOfWork, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<SentMessage> {
  const recipientId = await findRecipientId(work, sender.member.id, outgoing);
  const members = await lockMembers(work.db, [sender.member.id, recipientId]);
  const me = members.get(sender.member.id);
  const recipient = members.get(recipientId);
  const earlierMessage = await findSentMessage(work.db, sender.member.id, outgoing.clientId);
  if (earlierMessage) return { message: earlierMessage, recipientId, credits: await findBalance(work.db, sender.member.id), isNew: false };
  if (me === undefined || recipient === undefined || me.id === recipient.id) throw new ApiError('not_found');
  if (me.status === 'not_confirmed') throw new ApiError('not_confirmed');
  await assertReachable(work, sender, recipient);
  const conversationId = await findOrStartConversation(work, sender, me, recipient);
  if (outgoing.attachment?.type === 'photo') await assertPhotoAllowed(work, recipient, conversationId);
  return { ...(await chargeAndStore(work, { me, recipient, conversationId }, outgoing, rules.cost)), recipientId, isNew: true };
}

/** Sends a message: credits, ledger, message, both sides and both counters change together or not at all. */
export async function sendMessage(work: UnitOfWork, sender: Sender, outgoing: Outgoing, rules: MessageRules): Promise<SentMessage> {
  checkText(outgoing, rules.maxLength);
  return inTransaction(
    work,
    async (inside) => (await sendInChat(inside, sender, outgoing, rules.cost)) ?? deliver(inside, sender, outgoing, rules),
  );
}
