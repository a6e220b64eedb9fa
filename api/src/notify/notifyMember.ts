import { sql } from 'kysely';
import type { PushKind } from '../content/pushes/pushTexts';
import type { Work } from '../Work';

/** Who was not here for this long, in seconds, is told by mail. */
const AWAY_S = 300;
/** A mail waits this long: who comes back meanwhile has seen it. */
const PATIENCE_S = 60;

/** True for a member who would not notice by themselves. */
export const isAway = (lastActiveAt: number, now: number): boolean => lastActiveAt < now - AWAY_S;

/** What happened: of a message `about` is its id, of a like or a match that of who likes. */
export interface News {
  kind: PushKind;
  about: string;
}

/**
 * Puts a push message to every browser of a member, and one mail for an absence, on their way, as far as the member wants
 * them, in one statement and in the transaction of what it tells (R-085, R-406, R-409).
 */
export async function notifyMember({ db, now, random }: Work, memberId: string, { kind, about }: News): Promise<void> {
  const pushId = `push-${random.id()}-`;
  await sql`
    insert into jobs (id, kind, payload, run_at)
    select ${pushId}::text || row_number() over (), 'push',
      jsonb_build_object('endpoint', s.endpoint, 'member_id', m.id, 'kind', ${kind}::text, 'about', ${about}::text), ${now}::bigint
    from members m join push_subscriptions s on s.member_id = m.id
    where m.id = ${memberId} and ${`${kind}.push`} = any(m.notifications)
    union all
    select 'notice-' || ${kind}::text || '-' || m.id || '-' || m.last_active_at, 'notice',
      jsonb_build_object('member_id', m.id, 'kind', ${kind}::text, 'since', m.last_active_at::text), ${now + PATIENCE_S}::bigint
    from members m
    where m.id = ${memberId} and ${`${kind}.email`} = any(m.notifications) and m.notifications_disabled = '{}'
      and not m.fictional and m.last_active_at < ${now - AWAY_S}::bigint
    on conflict (id) do nothing`.execute(db);
}
