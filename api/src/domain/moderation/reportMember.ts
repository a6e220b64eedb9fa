import type { ReportForm } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { bumpCounters } from '../../repositories/bumpCounters';
import { lockMembers } from '../../repositories/members/lockMembers';
import { inTransaction } from '../inTransaction';
import { knowsMember } from '../members/knowsMember';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Work } from '../Work';
import { excerptsOf } from './excerptsOf';

/** Code points of what a reporter writes. */
const LONGEST = 2_000;

/** Hides the two from each other at once, wherever they could meet. */
async function hide({ db, now }: Work, reporterId: string, subjectId: string): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: reporterId, blocked_id: subjectId, created_at: now, reported: true })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doUpdateSet({ reported: true }))
    .execute();
  await bumpCounters(db, [reporterId, subjectId], 'chats', 'likes');
}

/** The reference of a report of the same kind that is not decided yet: sending it again changes nothing. */
async function findOpen({ db }: Work, reporterId: string, subjectId: string, reason: ReportForm['reason']): Promise<string | undefined> {
  const open = await db
    .selectFrom('reports')
    .select('reference')
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', subjectId)
    .where('reason', '=', reason)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open?.reference;
}

async function store(work: Work, reporterId: string, form: ReportForm): Promise<string> {
  const { profile_id: subjectId, conversation, message_ids: messageIds = [], reason, text = '' } = form;
  const excerpts = await excerptsOf(work, { reporterId, subjectId, conversation, messageIds });
  const id = work.random.id();
  const reference = `R-${id.slice(0, 8).toUpperCase()}`;
  const row = { id, reference, reporter_id: reporterId, subject_id: subjectId, reason, body: text.trim(), created_at: work.now };
  await work.db
    .insertInto('reports')
    .values({ ...row, excerpts: JSON.stringify(excerpts) })
    .execute();
  return reference;
}

/** Takes a report of a member and hides the two from each other; answers its reference. */
export function reportMember(work: Work, reporter: Viewer & { member: ViewingMember }, form: ReportForm): Promise<string> {
  const { id } = reporter.member;
  const subjectId = form.profile_id;
  if ([...(form.text ?? '')].length > LONGEST) throw new ApiError('validation', { fields: { text: 'validation' } });
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [id, subjectId]);
    if (subjectId === id || !(await knowsMember(inside, reporter, subjectId))) throw new ApiError('not_found');
    const reference = (await findOpen(inside, id, subjectId, form.reason)) ?? (await store(inside, id, form));
    await hide(inside, id, subjectId);
    return reference;
  });
}
