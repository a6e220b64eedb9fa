import { DAY_S } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { refundMessageCredits } from '../credits/moveCredits';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import { bumpCounters } from '../members/sqlCounters';
import { findViewingMember, lockMembers } from '../members/sqlMembers';
import { removePhotoFiles } from '../photos/photoFiles';
import type { FilesPort } from '../ports/FilesPort';
import { findDomain } from '../site/sql';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { sendMessage } from './sendMessage';
import { deleteOldMessages, findUnopenedFirstMessages } from './sqlMessages';
import { recountUnread } from './sqlReadPositions';
import { deleteSignupMessage, findSignupMessage } from './sqlSignupMessages';

/** Time in seconds for which messages are stored; members see them for a much shorter time. */
const RETENTION_S = 365 * DAY_S;

const BATCH_SIZE = 1_000;

interface ErasedBatch {
  count: number;
  photoIds: string[];
}

async function eraseBatch(work: UnitOfWork): Promise<ErasedBatch> {
  const { conversationIds, photoIds } = await deleteOldMessages(work.db, { before: work.now - RETENTION_S, limit: BATCH_SIZE });
  await recountUnread(work, conversationIds);
  return { count: conversationIds.length, photoIds };
}

/** Erases messages older than 12 months and their photos, in small transactions; returns the number of messages. */
async function eraseOldMessages(work: UnitOfWork, files: FilesPort): Promise<number> {
  let total = 0;
  for (;;) {
    const { count, photoIds } = await inTransaction(work, eraseBatch);
    for (const id of photoIds) await removePhotoFiles(files, id);
    total += count;
    if (count < BATCH_SIZE) return total;
  }
}

/** Erases messages older than 12 months. */
export const eraseMessagesJob: JobHandler = async (app) => {
  const { db, ports } = app;
  await eraseOldMessages({ db, now: ports.clock.now(), random: ports.random }, ports.files);
  await enqueueDaily(app, 'erase_messages', 1);
};

/** Seconds after which an unopened first message is refunded. */
const UNOPENED_REFUND_S = 30 * DAY_S;

/** Refunds first messages that were never opened; returns the ids of their senders, one per message. */
async function refundUnopenedMessages(work: UnitOfWork): Promise<string[]> {
  const messages = await findUnopenedFirstMessages(work.db, work.now - UNOPENED_REFUND_S);
  for (const { id, sender_id: senderId } of messages) {
    await inTransaction(work, async (transaction) => {
      await lockMembers(transaction.db, [senderId]);
      await refundMessageCredits(transaction, senderId, id);
      await bumpCounters(transaction.db, [senderId], 'user');
    });
  }
  return messages.map(({ sender_id: senderId }) => senderId);
}

/** Refunds first messages that were never opened. */
export const refundUnopenedJob: JobHandler = async (app) => {
  const { db, ports } = app;
  const senderIds = await refundUnopenedMessages({ db, now: ports.clock.now(), random: ports.random });
  for (const id of new Set(senderIds)) ports.events.publish(id, { type: 'changed', kinds: ['user'] });
  await enqueueDaily(app, 'return_unopened', 1);
};

/** True for an error that makes a message undeliverable, as when its recipient has left; the message is then dropped, not retried. */
const isUndeliverable = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Sends the message written at sign-up, charged like any first message. */
export const sendSignupMessageJob: JobHandler = async ({ db, ports }, { member_id: memberId = '' }) => {
  const message = await findSignupMessage(db, memberId);
  const member = await findViewingMember(db, memberId);
  if (!message || !member) return;
  const { settings } = await findDomain(db, message.domain);
  const sender = { member, fictionalShown: settings.fictional_profiles };
  const outgoingMessage = { profileId: message.recipient_id, body: message.body, clientId: `signup-${memberId}` };
  const rules = { cost: settings.message_credits, maxLength: settings.message_length };
  try {
    await sendMessage({ db, now: ports.clock.now(), random: ports.random }, sender, outgoingMessage, rules);
  } catch (error) {
    if (!isUndeliverable(error)) throw error;
  }
  await deleteSignupMessage(db, memberId);
};
