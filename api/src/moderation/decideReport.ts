import { lockMembers } from '../members/lockMembers';
import { closeCase } from './closeCase';
import type { Decide } from './Decision';
import type { ReportDecision } from './ReportDecision';
import { recordDecision } from './recordDecision';
import { sendOutcome } from './sendOutcome';
import { sendStatement } from './sendStatement';
import { strikeKeysOf } from './strikeKeysOf';
import { strikeMember } from './strikeMember';

const STATEMENTS = { 1: 'warning', 2: 'suspension', 3: 'ban' } as const;

const statementOf = (level: number) => STATEMENTS[level === 1 || level === 2 ? level : 3];

/** Decides about a report: nothing was wrong, or the member gets a strike, or is shut out at once. */
export const decideReport = async (decision: ReportDecision): ReturnType<Decide> => {
  const { work, id, form } = decision;
  await closeCase(work, 'reports', form.id);
  const report = await work.db
    .selectFrom('reports')
    .select(['reference', 'reporter_id', 'subject_id'])
    .where('id', '=', form.id)
    .executeTakeFirstOrThrow();
  const { reference, reporter_id: reporterId, subject_id: memberId } = report;
  await recordDecision(decision, memberId);
  const isAgainst = form.decision !== 'dismiss';
  await work.db
    .updateTable('reports')
    .set({ outcome: isAgainst ? 'upheld' : 'dismissed', decided_at: work.now })
    .where('id', '=', form.id)
    .execute();
  const member = isAgainst && memberId !== null ? (await lockMembers(work.db, [memberId])).get(memberId) : undefined;
  if (member !== undefined) {
    const keys = await strikeKeysOf(work, member, decision.secrets);
    const { level } = await strikeMember(work, { decisionId: id, member, keys, ban: form.decision === 'ban' });
    await sendStatement(decision, member.id, statementOf(level));
  }
  if (reporterId !== null) await sendOutcome(decision, reporterId, { reference, upheld: isAgainst });
  return { memberId };
};
