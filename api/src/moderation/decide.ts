import { type DecisionForm, type ModerationKind, PHOTO_REASONS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { lockMembers } from '../members/sqlMembers';
import { approvePhoto, rejectPhoto } from '../photos/reviewPhoto';
import { checkDecision, type Decision, recordDecision } from './Decision';
import { sendAnswer, sendOutcome, sendStatement } from './decisionMails';
import { type CaseTable, caseExists, findPhotoCase, markDecided } from './sqlCases';
import { findComplaint } from './sqlComplaints';
import { findReport, updateReport } from './sqlReports';
import { findStrikeKeys, issueStrike } from './strikes';

/** A decision that may give a member a strike. */
interface ReportDecision extends Decision {
  /** Secrets that decrypt mandates: a strike also applies to the phone numbers in them. */
  secrets: readonly string[];
}

/** The member whom a decision is about, if any. */
interface DecisionResult {
  memberId: string | null;
}

/** Closes an open report or complaint; throws `conflict` if another moderator was faster, `not_found` if there is no such case. */
async function closeCase({ db }: UnitOfWork, table: CaseTable, id: string): Promise<void> {
  if (await markDecided(db, table, id)) return;
  throw new ApiError((await caseExists(db, table, id)) ? 'conflict' : 'not_found');
}

/** Kind of statement sent for a strike, by its level. */
const STATEMENT_KINDS = { 1: 'warning', 2: 'suspension', 3: 'ban' } as const;

/** Decides on a report: it is dismissed, or the member gets a strike, or is banned at once. */
async function decideReport(decision: ReportDecision): Promise<DecisionResult> {
  const { work, id, form } = decision;
  await closeCase(work, 'reports', form.id);
  const { reference, reporter_id: reporterId, subject_id: memberId } = await findReport(work.db, form.id);
  await recordDecision(decision, memberId);
  const isUpheld = form.decision !== 'dismiss';
  await updateReport(work.db, form.id, { outcome: isUpheld ? 'upheld' : 'dismissed', decided_at: work.now });
  const member = isUpheld && memberId !== null ? (await lockMembers(work.db, [memberId])).get(memberId) : undefined;
  if (member !== undefined) {
    const keys = await findStrikeKeys(work, member, decision.secrets);
    const level = await issueStrike(work, { decisionId: id, memberId: member.id, keys, isBan: form.decision === 'ban' });
    await sendStatement(decision, member.id, STATEMENT_KINDS[level === 1 || level === 2 ? level : 3]);
  }
  if (reporterId !== null) await sendOutcome(decision, reporterId, { reference, isUpheld });
  return { memberId };
}

/** Approves a pending photo, or rejects it with a statement of reasons. */
async function decidePhoto(decision: Decision): Promise<DecisionResult> {
  const { work, form } = decision;
  const memberId = (await findPhotoCase(work.db, form.id))?.member_id;
  if (memberId === undefined) throw new ApiError('not_found');
  await lockMembers(work.db, [memberId]);
  // Read again under the lock: another moderator or the owner may have been faster.
  if ((await findPhotoCase(work.db, form.id))?.status !== 'pending') throw new ApiError('conflict');
  await recordDecision(decision, memberId);
  const reason = PHOTO_REASONS.find((option) => option === form.reason);
  if (form.decision === 'approve' || reason === undefined) await approvePhoto(work, form.id);
  else {
    await rejectPhoto(work, { id: form.id, memberId }, reason);
    await sendStatement(decision, memberId, 'photo_rejected');
  }
  return { memberId };
}

interface KnownPhoto {
  id: string;
  memberId: string;
  publicOrigin: string;
}

/**
 * Records the automatic rejection of a photo whose file is known from a permanent rejection, and sends the owner a statement of reasons (R-257,
 *
 */
export async function rejectKnownPhoto(work: UnitOfWork, { id, memberId, publicOrigin }: KnownPhoto): Promise<void> {
  const form = { kind: 'photo', id, decision: 'reject', ground: 'law', reason: 'illegal' } as const;
  const decision = { work, id: work.random.id(), form, moderatorId: null, publicOrigin };
  await recordDecision(decision, memberId);
  await sendStatement(decision, memberId, 'photo_rejected');
}

/** Answers a complaint. */
async function decideComplaint(decision: Decision): Promise<DecisionResult> {
  const { work, form } = decision;
  await closeCase(work, 'complaints', form.id);
  const complaint = await findComplaint(work.db, form.id);
  await recordDecision(decision, complaint.member_id);
  await sendAnswer(decision, complaint);
  return { memberId: complaint.member_id };
}

const DECISION_HANDLERS: Record<ModerationKind, (decision: ReportDecision) => Promise<DecisionResult>> = {
  report: decideReport,
  photo: decidePhoto,
  complaint: decideComplaint,
};

/** Decides on a case, with all consequences in one transaction. */
export async function decide(
  work: UnitOfWork,
  form: DecisionForm,
  decisionContext: Pick<ReportDecision, 'moderatorId' | 'publicOrigin' | 'secrets'>,
): Promise<DecisionResult> {
  checkDecision(form);
  return inTransaction(work, (tx) => DECISION_HANDLERS[form.kind]({ work: tx, id: tx.random.id(), form, ...decisionContext }));
}
