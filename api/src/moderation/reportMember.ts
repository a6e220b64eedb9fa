import { REPORT_TEXT_MAX, REPORTS_A_DAY, type ReportForm, type ReportThing } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { bumpCounters } from '../members/bumpCounters';
import type { FilesPort } from '../ports/files/FilesPort';
import { lockMembers } from '../members/lockMembers';
import type { StoredExcerpt } from '../tables/moderationTables';
import { inTransaction } from '../inTransaction';
import { knowsMember } from '../members/knowsMember';
import type { Viewer, ViewingMember } from '../members/Viewer';
import { attachFiles } from './attachFiles';
import type { Work } from '../Work';
import { excerptsOf } from './excerptsOf';
import { keepPhotos } from './keepPhotos';

const DAY_S = 86_400;

/** What is reported, and what shows it. */
interface Evidence {
  thing: ReportThing;
  photoId: string | null;
  excerpts: StoredExcerpt[];
}

interface StoredReport {
  id: string;
  reference: string;
  /** Ids of photos that it shows now and did not before. */
  shown: string[];
}

/** Hides the two from each other at once, wherever they could meet. */
async function hide({ db, now }: Work, reporterId: string, subjectId: string): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: reporterId, blocked_id: subjectId, created_at: now, reported: true })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doUpdateSet({ reported: true }))
    .execute();
  await bumpCounters(db, [reporterId, subjectId], 'chats', 'likes');
}

/** A photo that is not of that member is not found. */
async function refuseForeignPhoto({ db }: Work, photoId: string, ownerId: string): Promise<void> {
  const photo = await db.selectFrom('photos').select('id').where('id', '=', photoId).where('member_id', '=', ownerId).executeTakeFirst();
  if (photo === undefined) throw new ApiError('not_found');
}

async function evidenceOf(work: Work, reporterId: string, form: ReportForm): Promise<Evidence> {
  const { profile_id: subjectId, photo_id: photoId = null, conversation, message_ids: messageIds = [] } = form;
  const excerpts = await excerptsOf(work, { reporterId, subjectId, conversation, messageIds });
  if (photoId !== null) await refuseForeignPhoto(work, photoId, subjectId);
  return { thing: photoId !== null ? 'photo' : conversation === undefined ? 'profile' : 'conversation', photoId, excerpts };
}

/** A day has room for so many, and what is added to one counts as one; the error says when the next one fits. */
async function refuseTooMany({ db, now }: Work, reporterId: string): Promise<void> {
  const rows = await db
    .selectFrom('reports')
    .select(['created_at', 'additions'])
    .where('reporter_id', '=', reporterId)
    .where(({ or, eb }) => or([eb('created_at', '>', now - DAY_S), eb('status', '=', 'open')]))
    .execute();
  const day = rows
    .flatMap(({ created_at, additions }) => [created_at, ...additions.map(({ created }) => created)])
    .filter((time) => time > now - DAY_S)
    .sort((a, b) => b - a);
  const oldest = day[REPORTS_A_DAY - 1];
  if (oldest !== undefined) throw new ApiError('rate_limited', { params: { seconds: oldest + DAY_S - now } });
}

async function store(work: Work, reporterId: string, form: ReportForm, { thing, photoId, excerpts }: Evidence): Promise<StoredReport> {
  await refuseTooMany(work, reporterId);
  const id = work.random.id();
  const reference = `R-${id.slice(0, 8).toUpperCase()}`;
  const named = { id, reference, reporter_id: reporterId, subject_id: form.profile_id, thing, photo_id: photoId };
  const told = { reason: form.reason, body: (form.text ?? '').trim(), excerpts: JSON.stringify(excerpts), created_at: work.now };
  await work.db
    .insertInto('reports')
    .values({ ...named, ...told })
    .execute();
  return { id, reference, shown: [photoId, ...excerpts.map((excerpt) => excerpt.photo_id)].filter((photo) => photo !== null) };
}

/** Pictures of the form that the report does not have yet. */
async function newFiles({ db }: Work, reportId: string, fileIds: readonly string[] = []): Promise<boolean> {
  const own = await db.selectFrom('complaint_files').select('id').where('report_id', '=', reportId).execute();
  return fileIds.some((id) => !own.some((file) => file.id === id));
}

/**
 * The report of the same thing that is not decided yet, with what is told now added to it; undefined when there is none. The same once
 * more, for example because the answer was lost, changes nothing.
 */
async function addToOpen(work: Work, reporterId: string, form: ReportForm, evidence: Evidence): Promise<StoredReport | undefined> {
  const open = await work.db
    .selectFrom('reports')
    .select(['id', 'reference', 'reason', 'body', 'excerpts', 'additions'])
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', form.profile_id)
    .where('thing', '=', evidence.thing)
    .where('photo_id', 'is not distinct from', evidence.photoId)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return undefined;
  const { id, reference, reason, additions } = open;
  const text = (form.text ?? '').trim();
  const known = new Set(open.excerpts.map((excerpt) => excerpt.id));
  const excerpts = evidence.excerpts.filter((excerpt) => !known.has(excerpt.id));
  const isTold = text === '' || `\n\n${open.body}\n\n`.includes(`\n\n${text}\n\n`);
  if (isTold && excerpts.length === 0 && reason === form.reason && !(await newFiles(work, id, form.attachments)))
    return { id, reference, shown: [] };
  await refuseTooMany(work, reporterId);
  await work.db
    .updateTable('reports')
    .set({
      reason: form.reason,
      additions: JSON.stringify([...additions, { created: work.now, reason }]),
      body: isTold ? open.body : [open.body, text].filter((part) => part !== '').join('\n\n'),
      excerpts: JSON.stringify([...open.excerpts, ...excerpts]),
    })
    .where('id', '=', id)
    .execute();
  return { id, reference, shown: excerpts.map((excerpt) => excerpt.photo_id).filter((photo) => photo !== null) };
}

/** Takes a report of a member, adds it to one of the same thing that is open, and hides the two from each other; answers its reference. */
export function reportMember(
  work: Work,
  files: FilesPort,
  reporter: Viewer & { member: ViewingMember },
  form: ReportForm,
): Promise<string> {
  const { id } = reporter.member;
  const subjectId = form.profile_id;
  if ([...(form.text ?? '')].length > REPORT_TEXT_MAX) throw new ApiError('validation', { fields: { text: 'validation' } });
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [id, subjectId]);
    if (subjectId === id || !(await knowsMember(inside, reporter, subjectId))) throw new ApiError('not_found');
    const evidence = await evidenceOf(inside, id, form);
    const report = (await addToOpen(inside, id, form, evidence)) ?? (await store(inside, id, form, evidence));
    await attachFiles(inside, { report_id: report.id }, form.attachments ?? []);
    await keepPhotos(inside, files, report.id, report.shown);
    await hide(inside, id, subjectId);
    return report.reference;
  });
}
