import { FREE_CONVERSATIONS, isRiskyText, SCAM_GUARD_MESSAGES } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findBalance } from '../credits/sqlLedger';
import { assertNotBlocked } from '../members/memberAccess';
import { lockMembers } from '../members/sqlMembers';
import { isVisible } from '../members/sqlVisibility';
import { isAway, notifyMember } from '../notify/notifyMember';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { assertTextValid, type OutgoingMessage, type Sender, toMessage } from './outgoingMessage';
import { attachChatPhoto, findUnsentPhoto } from './sqlChatPhotos';
import { findConversation, findConversationWith, type LockedSide, lockSides, startConversation } from './sqlConversations';
import { findSentMessage, hasMinimumMessages, hasWritten, type MessageContent, type MessageRow } from './sqlMessages';
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

/** Finds the stored content of a photo; throws `not_found` unless the photo is the sender's own and unsent. */
async function findPhotoContent({ db }: UnitOfWork, senderId: string, photoId: string): Promise<MessageContent> {
  const photo = await findUnsentPhoto(db, senderId, photoId);
  if (photo === undefined) throw new ApiError('not_found');
  return { photo };
}

/** True for a risky text in one of a conversation's first messages; the recipient is warned about it. */
async function isRisky({ db }: UnitOfWork, conversationId: string, body: string): Promise<boolean> {
  if (!isRiskyText(body)) return false;
  return !(await hasMinimumMessages(db, conversationId, SCAM_GUARD_MESSAGES));
}

interface Recipient {
  id: string;
  name: string;
  photos_from_everyone: boolean;
}

/** Rejects a photo unless the recipient accepts photos from everyone or has already written in the conversation. */
async function assertPhotoAllowed({ db }: UnitOfWork, recipient: Recipient, conversationId: string): Promise<void> {
  if (recipient.photos_from_everyone || (await hasWritten(db, conversationId, recipient.id))) return;
  throw new ApiError('photo_not_allowed', { params: { name: recipient.name } });
}

/** True for a message that one statement can store, unlike photos and risky texts, which require further queries. */
const isPlain = ({ attachment, body }: OutgoingMessage): boolean => attachment?.type !== 'photo' && !isRiskyText(body);

/** Returns the recipient; undefined when there are no sides, either is not active, or the recipient is not shown on this domain. */
function findRecipient(sides: readonly LockedSide[], { member, fictionalShown }: Sender): LockedSide | undefined {
  if (sides.some(({ status }) => status !== 'active')) return undefined;
  return sides.find(({ id, fictional }) => id !== member.id && (fictionalShown || !fictional));
}

/**
 * Stores a plain message in an existing conversation with two statements. In any other case, writes nothing and returns undefined;
 * `sendWithChecks` then handles the message in the same transaction.
 */
async function sendInChat(
  work: UnitOfWork,
  sender: Sender,
  outgoingMessage: OutgoingMessage,
  cost: number,
): Promise<SentMessage | undefined> {
  const { conversationId } = outgoingMessage;
  if (conversationId === undefined || !isPlain(outgoingMessage)) return undefined;
  const recipient = findRecipient(await lockSides(work.db, sender.member.id, conversationId), sender);
  if (recipient === undefined) return undefined;
  const senderId = sender.member.id;
  const result = await payAndStore(
    work,
    toMessage(outgoingMessage, { id: work.random.id(), conversationId, senderId, recipientId: recipient.id, cost }),
  );
  if (result === undefined) return undefined;
  if (recipient.hasPush || isAway(recipient.last_active_at, work.now)) {
    await notifyMember(work, recipient.id, { kind: 'new_message', about: result.message.id });
  }
  return { ...result, recipientId: recipient.id, isNew: true };
}

type LockedMember = Awaited<ReturnType<typeof lockMembers>> extends Map<string, infer Row> ? Row : never;

async function findRecipientId({ db }: UnitOfWork, senderId: string, { conversationId, profileId }: OutgoingMessage): Promise<string> {
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

/** Returns the id of the pair's conversation. A new one is started only with a visible member and within the limit for free members. */
async function findOrStartConversation(work: UnitOfWork, sender: Sender, me: LockedMember, recipient: LockedMember): Promise<string> {
  const existingConversation = await findConversationWith(work.db, me.id, recipient.id);
  if (existingConversation) return existingConversation.id;
  if (!(await isVisible(work.db, sender, recipient.id))) throw new ApiError('not_found');
  // A fictional profile never writes first.
  if (me.fictional) throw new ApiError('not_found');
  if (!me.paid && me.conversations_started >= FREE_CONVERSATIONS) {
    throw new ApiError('conversation_limit', { params: { limit: FREE_CONVERSATIONS } });
  }
  return startConversation(work, me.id, recipient.id);
}

interface MessageParties {
  me: LockedMember;
  recipient: LockedMember;
  conversationId: string;
}

/** Charges for a message between two members who may write to each other, stores it and notifies the recipient. */
async function chargeAndStore(
  work: UnitOfWork,
  { me, recipient, conversationId }: MessageParties,
  outgoingMessage: OutgoingMessage,
  cost: number,
): Promise<PaidResult> {
  const { attachment, body } = outgoingMessage;
  const balance = await findBalance(work.db, me.id);
  if (balance < cost) throw new ApiError('not_enough_credits', { params: { credits: cost, balance } });
  const message = toMessage(outgoingMessage, { id: work.random.id(), conversationId, senderId: me.id, recipientId: recipient.id, cost });
  if (attachment?.type === 'photo') message.content = await findPhotoContent(work, me.id, attachment.photoId);
  message.risky = await isRisky(work, conversationId, body);
  const result = await payAndStore(work, message);
  if (result === undefined) throw new Error('The statement refused a message whose sender may send it.');
  if (attachment?.type === 'photo') await attachChatPhoto(work.db, attachment.photoId, result.message.id);
  await notifyMember(work, recipient.id, { kind: 'new_message', about: result.message.id });
  return result;
}

/** Handles every message that `sendInChat` does not: checks all the rules, then rejects or sends it. */
async function sendWithChecks(
  work: UnitOfWork,
  sender: Sender,
  outgoingMessage: OutgoingMessage,
  rules: MessageRules,
): Promise<SentMessage> {
  const recipientId = await findRecipientId(work, sender.member.id, outgoingMessage);
  const members = await lockMembers(work.db, [sender.member.id, recipientId]);
  const me = members.get(sender.member.id);
  const recipient = members.get(recipientId);
  const earlierMessage = await findSentMessage(work.db, sender.member.id, outgoingMessage.clientId);
  if (earlierMessage) return { message: earlierMessage, recipientId, credits: await findBalance(work.db, sender.member.id), isNew: false };
  if (me === undefined || recipient === undefined || me.id === recipient.id) throw new ApiError('not_found');
  if (me.status === 'not_confirmed') throw new ApiError('not_confirmed');
  await assertReachable(work, sender, recipient);
  const conversationId = await findOrStartConversation(work, sender, me, recipient);
  if (outgoingMessage.attachment?.type === 'photo') await assertPhotoAllowed(work, recipient, conversationId);
  return { ...(await chargeAndStore(work, { me, recipient, conversationId }, outgoingMessage, rules.cost)), recipientId, isNew: true };
}

/**
 * Sends a message. The credits, the ledger, the message, the conversation as each member sees it, and both members' change counters are
 * updated together or not at all (R-402).
 */
export async function sendMessage(
  work: UnitOfWork,
  sender: Sender,
  outgoingMessage: OutgoingMessage,
  rules: MessageRules,
): Promise<SentMessage> {
  assertTextValid(outgoingMessage, rules.maxLength);
  return inTransaction(
    work,
    async (transaction) =>
      (await sendInChat(transaction, sender, outgoingMessage, rules.cost)) ?? sendWithChecks(transaction, sender, outgoingMessage, rules),
  );
}
