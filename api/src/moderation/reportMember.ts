import { DAY_S, REPORT_TEXT_MAX, type ReportForm, REPORTS_A_DAY, type ReportThing } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findConversation } from '../chat/sqlConversations';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { FilesPort } from '../ports/FilesPort';
import { hasEncountered } from '../members/memberAccess';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { StoredExcerpt } from '../tables/moderationTables';
import { attachFiles, copyPhotosToReport } from './complaintFiles';

import { copyMessages, findReportTimes, insertReport, insertReportBlock, lockOpenReport, ownsPhoto, updateReport } from './sqlReports';
import { findReportFiles } from './sqlComplaints';

/** Subject and evidence of a report. */
interface Evidence {
  thing: ReportThing;
  photoId: string | null;
  excerpts: StoredExcerpt[];
}

interface StoredReport {
  id: string;
  reference: string;
  /** Ids of the photos that this form adds to the report. */
  newPhotoIds: string[];
}

/**
 * Copies the reported messages. Throws `not_found` unless the conversation is with the reported member, and for messages that are not in it or that
 * the reporter deleted; throws `validation` for messages without a conversation.
 */
async function copyExcerpts({ db }: UnitOfWork, reporterId: string, form: ReportForm): Promise<StoredExcerpt[]> {
  const { profile_id: subjectId, conversation, message_ids: messageIds = [] } = form;
  const conversationRow = conversation === undefined ? undefined : await findConversation(db, reporterId, conversation);
  if (conversation !== undefined && conversationRow?.partnerId !== subjectId) throw new ApiError('not_found');
  if (messageIds.length === 0) return [];
  if (conversationRow === undefined) throw new ApiError('validation', { fields: { conversation: 'validation' } });
  const excerpts = await copyMessages(db, conversationRow, messageIds);
  if (excerpts.length !== new Set(messageIds).size) throw new ApiError('not_found');
  return excerpts;
}

/** Collects the evidence that a form refers to; throws `not_found` for a photo of anyone but the reported member. */
async function findEvidence(work: UnitOfWork, reporterId: string, form: ReportForm): Promise<Evidence> {
  const { profile_id: subjectId, photo_id: photoId = null, conversation } = form;
  const excerpts = await copyExcerpts(work, reporterId, form);
  if (photoId !== null && !(await ownsPhoto(work.db, subjectId, photoId))) throw new ApiError('not_found');
  return { thing: photoId !== null ? 'photo' : conversation === undefined ? 'profile' : 'conversation', photoId, excerpts };
}

const toPhotoIds = (excerpts: readonly StoredExcerpt[]): string[] => excerpts.flatMap(({ photo_id: id }) => (id === null ? [] : [id]));

/**
 * Throws `rate_limited` if the member has made the maximum number of reports, including additions, in 24 hours. The error's `seconds` is
 * the time until the next one is possible.
 */
async function assertUnderReportLimit({ db, now }: UnitOfWork, reporterId: string): Promise<void> {
  const rows = await findReportTimes(db, reporterId, now - DAY_S);
  const reportTimes = rows
    .flatMap(({ created_at, additions }) => [created_at, ...additions.map(({ created }) => created)])
    .filter((time) => time > now - DAY_S)
    .sort((a, b) => b - a);
  const oldestTime = reportTimes[REPORTS_A_DAY - 1];
  if (oldestTime !== undefined) throw new ApiError('rate_limited', { params: { seconds: oldestTime + DAY_S - now } });
}

async function storeReport(
  work: UnitOfWork,
  reporterId: string,
  form: ReportForm,
  { thing, photoId, excerpts }: Evidence,
): Promise<StoredReport> {
  await assertUnderReportLimit(work, reporterId);
  const id = work.random.id();
  const reference = `R-${id.slice(0, 8).toUpperCase()}`;
  await insertReport(work.db, {
    id,
    reference,
    reporter_id: reporterId,
    subject_id: form.profile_id,
    thing,
    photo_id: photoId,
    reason: form.reason,
    body: (form.text ?? '').trim(),
    excerpts: JSON.stringify(excerpts),
    created_at: work.now,
  });
  return { id, reference, newPhotoIds: [...(photoId === null ? [] : [photoId]), ...toPhotoIds(excerpts)] };
}

/** True if any of these pictures is not attached to the report yet. */
async function hasNewFiles({ db }: UnitOfWork, reportId: string, fileIds: readonly string[] = []): Promise<boolean> {
  const storedIds = await findReportFiles(db, reportId);
  return fileIds.some((id) => !storedIds.includes(id));
}

/**
 * Adds a form to the open report on the same subject and returns that report; undefined when there is none. Sending the same form again, for example
 * after a lost response, changes nothing.
 */
async function addToOpenReport(
  work: UnitOfWork,
  reporterId: string,
  form: ReportForm,
  evidence: Evidence,
): Promise<StoredReport | undefined> {
  const { thing, photoId } = evidence;
  const openReport = await lockOpenReport(work.db, { reporterId, subjectId: form.profile_id, thing, photoId });
  if (openReport === undefined) return undefined;
  const { id, reference, reason, additions } = openReport;
  const text = (form.text ?? '').trim();
  const existingIds = new Set(openReport.excerpts.map((excerpt) => excerpt.id));
  const excerpts = evidence.excerpts.filter((excerpt) => !existingIds.has(excerpt.id));
  const isTextIncluded = text === '' || `\n\n${openReport.body}\n\n`.includes(`\n\n${text}\n\n`);
  if (isTextIncluded && excerpts.length === 0 && reason === form.reason && !(await hasNewFiles(work, id, form.attachments)))
    return { id, reference, newPhotoIds: [] };
  await assertUnderReportLimit(work, reporterId);
  await updateReport(work.db, id, {
    reason: form.reason,
    additions: JSON.stringify([...additions, { created: work.now, reason }]),
    body: isTextIncluded ? openReport.body : [openReport.body, text].filter((paragraph) => paragraph !== '').join('\n\n'),
    excerpts: JSON.stringify([...openReport.excerpts, ...excerpts]),
  });
  return { id, reference, newPhotoIds: toPhotoIds(excerpts) };
}

/** Hides the two members from each other at once, everywhere. */
async function hideFromEachOther({ db, now }: UnitOfWork, reporterId: string, subjectId: string): Promise<void> {
  await insertReportBlock(db, reporterId, subjectId, now);
  await bumpCounters(db, [reporterId, subjectId], 'chats', 'likes');
}

/**
 * Reports a member, or adds to the open report on the same subject, and hides the two members from each other; returns the report's reference
 * (R-260).
 */
export function reportMember(
  work: UnitOfWork,
  files: FilesPort,
  reporter: Viewer & { member: ViewingMember },
  form: ReportForm,
): Promise<string> {
  const { id } = reporter.member;
  const subjectId = form.profile_id;
  if ([...(form.text ?? '')].length > REPORT_TEXT_MAX) throw new ApiError('validation', { fields: { text: 'validation' } });
  return inTransaction(work, async (tx) => {
    await lockMembers(tx.db, [id, subjectId]);
    if (subjectId === id || !(await hasEncountered(tx, reporter, subjectId))) throw new ApiError('not_found');
    const evidence = await findEvidence(tx, id, form);
    const report = (await addToOpenReport(tx, id, form, evidence)) ?? (await storeReport(tx, id, form, evidence));
    await attachFiles(tx, { report_id: report.id }, form.attachments ?? []);
    await copyPhotosToReport(tx, files, report.id, report.newPhotoIds);
    await hideFromEachOther(tx, id, subjectId);
    return report.reference;
  });
}
