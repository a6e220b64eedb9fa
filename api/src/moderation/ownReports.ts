import { APPEAL_MONTHS, type OwnReport } from '@rendezvous/shared/contract';
import { monthsLater } from '../leaving/monthsLater';
import type { Work } from '../Work';

/** What a member has reported, the newest first, with what became of it and until when they may appeal. */
export async function ownReports({ db }: Work, memberId: string): Promise<OwnReport[]> {
  const rows = await db
    .selectFrom('reports as r')
    .leftJoin('members as m', 'm.id', 'r.subject_id')
    .select(['r.reference', 'r.thing', 'r.reason', 'm.name', 'm.status', 'r.created_at', 'r.outcome', 'r.decided_at'])
    .where('r.reporter_id', '=', memberId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();
  return rows.map(({ reference, thing, reason, name, status, created_at, outcome, decided_at }) => ({
    ...{ reference, thing, reason },
    name: status === 'deleted' ? null : name,
    created: created_at,
    state: outcome ?? 'open',
    decided: decided_at,
    appeal_until: decided_at === null ? null : monthsLater(decided_at, APPEAL_MONTHS),
  }));
}
