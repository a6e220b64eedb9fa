import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@rendezvous/shared/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isSelfExcluded } from '../leaving/sqlExclusions';
import type { NewsTables } from '../tables/newsTables';
import type { Database } from '../tables/tables';
import { NEWS_PERIOD_S, type Obstacle } from './findObstacle';
import type { NewsDocument } from './NewsDocument';

export type StoredDocument = Selectable<NewsTables['news_documents']>;

/** Stores a document; returns false if its id is taken. */
export async function insertDocument(db: Kysely<Database>, document: NewsDocument, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('news_documents')
    .values({ id: document.id, document: JSON.stringify(document), created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findDocument = (db: Kysely<Database>, id: string): Promise<StoredDocument | undefined> =>
  db.selectFrom('news_documents').selectAll().where('id', '=', id).executeTakeFirst();

/** All documents, the newest first. */
export const findDocuments = (db: Kysely<Database>): Promise<StoredDocument[]> =>
  db.selectFrom('news_documents').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

/** Finds a document and locks it, so that its batches are taken one after the other. */
export const lockDocument = (db: Kysely<Database>, id: string): Promise<StoredDocument | undefined> =>
  db.selectFrom('news_documents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function updateProgress(
  db: Kysely<Database>,
  id: string,
  progress: Pick<StoredDocument, 'last_member_id' | 'batch' | 'finished_at'>,
): Promise<void> {
  await db.updateTable('news_documents').set(progress).where('id', '=', id).execute();
}

/** Selects the audience of a document: matching members, neither fictional nor deleted, who had signed up by the time it was sent. */
function selectAudience(db: Kysely<Database>, { document: { audience }, created_at: createdAt }: StoredDocument) {
  const { premium, countries, languages } = audience;
  return db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .where('m.fictional', '=', false)
    .where('m.status', '!=', 'deleted')
    .where('m.signup_at', '<=', createdAt)
    .$if(premium !== undefined, (query) => query.where('m.paid', '=', premium === true))
    .$if(countries !== undefined, (query) => query.where('p.country', 'in', countries ?? []))
    .$if(languages !== undefined, (query) => query.where('m.language', 'in', languages ?? []));
}

/** SQL condition that is true for members with at least one switch for documents of this kind on. */
const buildSwitchCondition = ({ kind }: NewsDocument) =>
  sql<boolean>`m.notifications && ${NOTIFICATION_CHANNELS.map((channel) => `${kind}.${channel}`)}::text[]`;

/** Number of members in the audience of a document, and how many of them have a switch for its kind on. */
export async function countAudience(db: Kysely<Database>, document: StoredDocument): Promise<{ members: number; wanting: number }> {
  return selectAudience(db, document)
    .select([
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where ${buildSwitchCondition(document.document)}))::int`.as('wanting'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the ids of the next members of the audience who have a switch for the kind on, in ascending order. */
export async function findNextMembers(db: Kysely<Database>, document: StoredDocument, limit: number): Promise<string[]> {
  const rows = await selectAudience(db, document)
    .select('m.id')
    .where('m.id', '>', document.last_member_id)
    .where(buildSwitchCondition(document.document))
    .orderBy('m.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Counts the members of the audience with all switches for the kind off whose ids follow the last member taken, up to and including
 * `lastId` or, if it is undefined, up to the end.
 */
export async function countSwitchedOff(db: Kysely<Database>, document: StoredDocument, lastId: string | undefined): Promise<number> {
  const { members } = await selectAudience(db, document)
    .select(sql<number>`count(*)::int`.as('members'))
    .where('m.id', '>', document.last_member_id)
    .$if(lastId !== undefined, (query) => query.where('m.id', '<=', lastId ?? ''))
    .where(sql<boolean>`not ${buildSwitchCondition(document.document)}`)
    .executeTakeFirstOrThrow();
  return members;
}

/** Finds members with the facts that determine whether and how a document reaches them now. */
export const findNewsRecipients = (db: Kysely<Database>, documentId: string, ids: readonly string[], now: number) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.email', 'm.name', 'm.language', 'm.domain', 'm.status', 'm.confirmed_at'])
    .select(['m.notifications', 'm.notifications_disabled'])
    .select(isSelfExcluded(now).as('self_excluded'))
    .select(sql<number>`(select count(*)::int from push_subscriptions s where s.member_id = m.id)`.as('browsers'))
    .select(
      sql<number>`(select count(distinct d.document_id)::int from news_deliveries d where d.member_id = m.id and d.document_id <> ${documentId}
        and d.sent_at > ${now - NEWS_PERIOD_S}::bigint)`.as('recent_documents'),
    )
    .where('m.id', 'in', [...ids])
    .orderBy('m.id')
    .execute();

export type NewsRecipient = Awaited<ReturnType<typeof findNewsRecipients>>[number];

/** One document on its way to one member through one channel. */
export interface Delivery {
  document_id: string;
  member_id: string;
  channel: NotificationChannel;
}

/** Stores queued deliveries; existing ones stay as they are. */
export async function insertDeliveries(db: Kysely<Database>, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .insertInto('news_deliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, sent_at: null })))
    .onConflict((conflict) => conflict.columns(['document_id', 'member_id', 'channel']).doNothing())
    .execute();
}

/** True for a delivery that is queued: neither sent nor skipped. */
export async function isQueued(db: Kysely<Database>, { document_id, member_id, channel }: Delivery): Promise<boolean> {
  const row = await db
    .selectFrom('news_deliveries')
    .select('channel')
    .where((eb) => eb.and({ document_id, member_id, channel }))
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a delivery as sent at `sentAt` or, if it is null, as queued again. */
export async function updateSentAt(
  db: Kysely<Database>,
  { document_id, member_id, channel }: Delivery,
  sentAt: number | null,
): Promise<void> {
  await db
    .updateTable('news_deliveries')
    .set({ sent_at: sentAt })
    .where((eb) => eb.and({ document_id, member_id, channel }))
    .execute();
}

export async function deleteDelivery(db: Kysely<Database>, { document_id, member_id, channel }: Delivery): Promise<void> {
  await db
    .deleteFrom('news_deliveries')
    .where((eb) => eb.and({ document_id, member_id, channel }))
    .execute();
}

/** Adds `members` to the number of members whom a document skips on a channel for a reason. */
export async function addSkipped(
  db: Kysely<Database>,
  { document_id, channel }: Omit<Delivery, 'member_id'>,
  reason: Obstacle,
  members: number,
): Promise<void> {
  if (members === 0) return;
  await db
    .insertInto('news_skips')
    .values({ document_id, channel, reason, members })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'channel', 'reason']).doUpdateSet({ members: sql`news_skips.members + excluded.members` }),
    )
    .execute();
}

/** Number of members by document, channel and outcome: `queued`, `sent` or the reason for which they were skipped. */
export async function countOutcomes(db: Kysely<Database>) {
  const deliveries = await db
    .selectFrom('news_deliveries')
    .select(['document_id', 'channel', sql<'queued' | 'sent'>`case when sent_at is null then 'queued' else 'sent' end`.as('outcome')])
    .select(sql<number>`count(*)::int`.as('members'))
    .groupBy(['document_id', 'channel', 'outcome'])
    .execute();
  const skips = await db.selectFrom('news_skips').select(['document_id', 'channel', 'reason as outcome', 'members']).execute();
  return [...deliveries, ...skips];
}
