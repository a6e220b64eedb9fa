import type { DecisionForm, ModerationKind } from '@rendezvous/shared/contract';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { checkDecision } from './checkDecision';
import { decideComplaint } from './decideComplaint';
import { decidePhoto } from './decidePhoto';
import { decideReport } from './decideReport';
import type { Decide } from './Decision';
import type { ReportDecision } from './ReportDecision';

const DECIDE: Record<ModerationKind, (decision: ReportDecision) => ReturnType<Decide>> = {
  report: decideReport,
  photo: decidePhoto,
  complaint: decideComplaint,
};

/** Decides about a case with all that follows from it, or not at all; answers whom it concerns. */
export async function decide(
  work: Work,
  form: DecisionForm,
  by: Pick<ReportDecision, 'moderatorId' | 'publicOrigin' | 'secrets'>,
): Promise<{ memberId: string | null }> {
  checkDecision(form);
  return inTransaction(work, (inside) => DECIDE[form.kind]({ work: inside, id: inside.random.id(), form, ...by }));
}
