import { isDeepStrictEqual } from 'node:util';
import { NOTIFICATION_CHANNELS } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { JobHandler } from '../jobs/JobKind';
import { enqueueJob } from '../jobs/sql';
import type { Database } from '../tables/tables';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { findObstacle } from './findObstacle';
import type { NewsDocument } from './NewsDocument';
import {
  addSkipped,
  countAudience,
  countSwitchedOff,
  type Delivery,
  findDocument,
  findNewsRecipients,
  findNextMembers,
  insertDeliveries,
  insertDocument,
  lockDocument,
  type NewsRecipient,
  type StoredDocument,
  updateProgress,
} from './sqlNews';

/** Maximum number of members in a batch, and seconds between two batches; together they leave room for other jobs, such as activation mails. */
const BATCH_MEMBERS = 50;
const BATCH_PAUSE_S = 10;

const enqueueBatch = (db: Kysely<Database>, id: string, batch: number, runAt: number): Promise<void> =>
  enqueueJob(db, { id: `news-${id}-${batch}`, kind: 'news', payload: { document_id: id, batch: String(batch) }, runAt });

/** Number of members in the audience of a document that would be sent now, and how many of them have a switch for its kind on. */
export const previewAudience = (db: Kysely<Database>, document: NewsDocument, now: number) =>
  countAudience(db, { id: document.id, document, created_at: now, last_member_id: '', batch: 0, finished_at: null });

/** Records a document and queues its first batch; returns false if it was sent before. Throws if another one has the same id. */
export function sendNews({ db, now }: Pick<UnitOfWork, 'db' | 'now'>, document: NewsDocument): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await insertDocument(trx, document, now)) {
      await enqueueBatch(trx, document.id, 0, now);
      return true;
    }
    const existingDocument = await findDocument(trx, document.id);
    if (isDeepStrictEqual(existingDocument?.document, document)) return false;
    throw new Error(`Another document with the id ${document.id} was sent before: choose a new id.`);
  });
}

/** Queues the deliveries to one member through each channel without an obstacle, and counts the others as skipped. */
async function queueDeliveries(db: Kysely<Database>, { document }: StoredDocument, recipient: NewsRecipient, now: number): Promise<void> {
  const deliveries: Delivery[] = [];
  for (const channel of NOTIFICATION_CHANNELS) {
    const delivery = { document_id: document.id, member_id: recipient.id, channel };
    const obstacle = findObstacle(recipient, document.kind, channel);
    if (obstacle) await addSkipped(db, delivery, obstacle, 1);
    else deliveries.push(delivery);
  }
  await insertDeliveries(db, deliveries);
  for (const delivery of deliveries) {
    const id = `news-${document.id}-${recipient.id}-${delivery.channel}`;
    await enqueueJob(db, { id, kind: 'news_delivery', payload: { ...delivery }, runAt: now });
  }
}

async function takeBatch(db: Kysely<Database>, stored: StoredDocument, now: number): Promise<void> {
  const { id } = stored;
  const memberIds = await findNextMembers(db, stored, BATCH_MEMBERS);
  const recipients = memberIds.length === 0 ? [] : await findNewsRecipients(db, id, memberIds, now);
  for (const recipient of recipients) await queueDeliveries(db, stored, recipient, now);
  const lastId = memberIds.length === BATCH_MEMBERS ? memberIds.at(-1) : undefined;
  const switchedOff = await countSwitchedOff(db, stored, lastId);
  for (const channel of NOTIFICATION_CHANNELS) await addSkipped(db, { document_id: id, channel }, 'switched_off', switchedOff);
  const batch = stored.batch + 1;
  await updateProgress(db, id, { batch, last_member_id: lastId ?? stored.last_member_id, finished_at: lastId === undefined ? now : null });
  if (lastId !== undefined) await enqueueBatch(db, id, batch, now + BATCH_PAUSE_S);
}

/**
 * Takes the next batch of a document's audience: queues its deliveries and the job for the batch after it, in one transaction. A batch that
 * was already taken, by another process or before a crash, is not taken again.
 */
export const newsJob: JobHandler = async ({ db, ports }, { document_id: documentId = '', batch = '' }) => {
  const work = { db, now: ports.clock.now(), random: ports.random };
  await inTransaction(work, async (transaction) => {
    const storedDocument = await lockDocument(transaction.db, documentId);
    if (storedDocument?.finished_at === null && storedDocument.batch === Number(batch))
      await takeBatch(transaction.db, storedDocument, transaction.now);
  });
};
