import { type DecisionForm, type ErrorCode, MODERATION_DECISIONS, PHOTO_REASONS, REPORT_REASONS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { UnitOfWork } from '../UnitOfWork';
import { insertDecision } from './sqlCases';

/** A decision in progress, in one transaction. */
export interface Decision {
  work: UnitOfWork;
  /** Id of the decision. */
  id: string;
  form: DecisionForm;
  /** Null if the decision was made automatically, by comparing files. */
  moderatorId: string | null;
  /** Our own origin, for links in emails. */
  publicOrigin: string;
}

/** Allowed length, in code points, of the facts that a decision is based on, or of an answer. */
const FACTS_LENGTH = { min: 10, max: 2_000 };

/** Decisions against a member, which require a statement of reasons. */
const ADVERSE_DECISIONS = new Set<DecisionForm['decision']>(['strike', 'ban', 'reject']);

function hasFacts({ facts = '' }: DecisionForm): boolean {
  const { length } = [...facts.trim()];
  return length >= FACTS_LENGTH.min && length <= FACTS_LENGTH.max;
}

const hasReason = ({ kind, reason }: DecisionForm): boolean =>
  (kind === 'photo' ? PHOTO_REASONS : REPORT_REASONS).some((option) => option === reason);

/** Throws `validation` for a decision not allowed for that kind of case, or lacking the ground, reason or facts that it needs. */
export function checkDecision(form: DecisionForm): void {
  const isAllowed = MODERATION_DECISIONS[form.kind].some((decision) => decision === form.decision);
  const needsReasons = ADVERSE_DECISIONS.has(form.decision);
  const problems = {
    decision: !isAllowed,
    ground: needsReasons && form.ground === undefined,
    reason: needsReasons && !hasReason(form),
    facts: (needsReasons || form.decision === 'answer') && !hasFacts(form),
  };
  const fields = Object.entries(problems).flatMap(([field, isWrong]) =>
    isWrong ? [[field, 'validation' satisfies ErrorCode] as const] : [],
  );
  if (fields.length > 0) throw new ApiError('validation', { fields: Object.fromEntries(fields) });
}

/** Records a decision: by whom, about whom, and why. */
export async function recordDecision({ work, id, form, moderatorId }: Decision, memberId: string | null): Promise<void> {
  const { kind, id: object_id, decision, ground = null, reason = null, facts = '', note = '' } = form;
  const row = { id, kind, object_id, moderator_id: moderatorId, member_id: memberId, decision, ground, reason };
  await insertDecision(work.db, { ...row, facts: facts.trim(), note: note.trim(), created_at: work.now });
}
