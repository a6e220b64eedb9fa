import { MODERATION_DECISIONS, PHOTO_REASONS, REPORT_REASONS, type DecisionForm, type ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** Code points of the facts a decision rests on, or of an answer. */
const FACTS = { min: 10, max: 2_000 };

/** Decisions that somebody must be given reasons for. */
const AGAINST = new Set<DecisionForm['decision']>(['strike', 'ban', 'reject']);

function hasFacts({ facts = '' }: DecisionForm): boolean {
  const { length } = [...facts.trim()];
  return length >= FACTS.min && length <= FACTS.max;
}

const hasReason = ({ kind, reason }: DecisionForm): boolean =>
  (kind === 'photo' ? PHOTO_REASONS : REPORT_REASONS).some((known) => known === reason);

/** Refuses a decision that does not fit its case, or that is against somebody without ground, reason and facts. */
export function checkDecision(form: DecisionForm): void {
  const fits = MODERATION_DECISIONS[form.kind].some((decision) => decision === form.decision);
  const needsReasons = AGAINST.has(form.decision);
  const wrong = {
    decision: !fits,
    ground: needsReasons && form.ground === undefined,
    reason: needsReasons && !hasReason(form),
    facts: (needsReasons || form.decision === 'answer') && !hasFacts(form),
  };
  const fields = Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [[field, 'validation' satisfies ErrorCode] as const] : []));
  if (fields.length > 0) throw new ApiError('validation', { fields: Object.fromEntries(fields) });
}
