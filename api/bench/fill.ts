import { sql, type Kysely } from 'kysely';
import { DAY_S, INTERESTS } from '@rendezvous/shared/contract';
import { SITE_COUNTRIES } from '../src/site/DomainSettings';
import type { Database } from '../src/tables/tables';

export interface Size {
  members: number;
  measuredMembers: number;
}

/** Conversations per measured member, messages per conversation, and likes that each measured member gives and receives. */
const CHATS = 20;
const MESSAGES = 10;
const LIKES = 30;
const CREDITS = 100_000;

/** Ids in the api's format: only letters and digits. */
export const memberId = (index: number): string => `benchmember${String(index).padStart(6, '0')}`;
export const conversationId = (index: number): string => `benchchat${String(index).padStart(7, '0')}`;
export const sessionToken = (index: number): string => `bench-session-${index}`;

const idOf = (prefix: string, digits: number, value: string): string => `'${prefix}' || lpad((${value})::text, ${digits}, '0')`;
const member = (value: string): string => idOf('benchmember', 6, value);
const chat = (value: string): string => idOf('benchchat', 7, value);

/** SQL for a pseudo-random integer from 0 to `n` - 1, the same in every run. */
const pick = (n: number, salt: number, seed = 'i'): string => `(abs(hashint8((${seed})::bigint * 64 + ${salt})::bigint) % ${n})`;
const oneOf = (values: readonly string[], number: string): string => `(array['${values.join("','")}'])[1 + ${number}]`;

const memberStatements = ({ members, measuredMembers }: Size, now: number): string[] => [
  `insert into members (id, email, name, password_hash, status, language, domain, signup_at, confirmed_at, fictional, paid, last_active_at, deletes_at, age_assured_at)
    select ${member('i')}, 'bench' || i || '@example.org', 'bench' || i, null, 'active', 'en', 'localhost', ${now} - ${pick(700, 1)} * ${DAY_S},
      ${now}, i > ${measuredMembers} and ${pick(10, 2)} = 0, i <= ${measuredMembers} or ${pick(5, 3)} = 0, ${now} - ${pick(30 * DAY_S, 4)}, null, ${now}
    from generate_series(1, ${members}) i`,
  `insert into profiles (member_id, status, gender, sexuality, date_of_birth, country, region, city, latitude, longitude, visitor_visible)
    select ${member('i')}, 'active', ${oneOf(['female', 'male'], pick(2, 5))},
      case when ${pick(20, 6)} < 16 then 'hetero' when ${pick(20, 6)} < 18 then 'bi' when ${pick(2, 5)} = 0 then 'lesbian' else 'gay' end,
      date '1955-01-01' + ${pick(18_000, 7)}::int, ${oneOf(SITE_COUNTRIES, pick(SITE_COUNTRIES.length, 8))}, 'R' || ${pick(12, 9)}, 'Town',
      45 + ${pick(1_000, 10)} / 100.0, ${pick(1_500, 11)} / 100.0, ${pick(2, 12)} = 0
    from generate_series(1, ${members}) i`,
  `insert into photos (id, member_id, position, status, ratio, placeholder, origin, art_seed, created_at)
    select ${idOf('benchphoto', 6, 'i')}, ${member('i')}, 0, 'approved', 0.8, null, 'seed', 1, ${now}
    from generate_series(1, ${members}) i where ${pick(5, 13)} > 0`,
  `update profiles set main_photo_id = photos.id from photos where photos.member_id = profiles.member_id`,
  `select fill_search_profiles()`,
  `insert into change_counters (member_id) select ${member('i')} from generate_series(1, ${members}) i`,
  `insert into sessions (token_hash, id, member_id, created_at, expires_at, last_seen_at)
    select encode(sha256(convert_to('bench-session-' || i, 'UTF8')), 'hex'), 'benchsession' || i, ${member('i')}, ${now}, ${now} + 30 * ${DAY_S}, ${now}
    from generate_series(1, ${measuredMembers}) i`,
];

/** SQL for the id of partner number `k` of measured member `m`; no pair occurs twice. */
const partner = ({ members, measuredMembers }: Size, perMember: number, shift: number): string =>
  member(`${measuredMembers} + 1 + ((m * ${perMember} + k + ${shift}) % ${members - measuredMembers})`);

const contactStatements = (size: Size, now: number): string[] => [
  `create temporary table talks as
    select (m - 1) * ${CHATS} + k + 1 as c, ${member('m')} as a, ${partner(size, CHATS, 0)} as b
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${CHATS - 1}) k
    union all
    select ${size.measuredMembers * CHATS} + i, ${member(`${size.measuredMembers} + i`)}, ${member(`${size.measuredMembers} + i + 1`)}
      from generate_series(1, ${size.members - size.measuredMembers * CHATS}) i`,
  `insert into conversations (id, member_a, member_b, started_by, created_at, last_message_at)
    select ${chat('c')}, a, b, a, ${now} - 61 * ${DAY_S}, ${now} - ${pick(DAY_S, 20, 'c')} from talks`,
  `insert into conversation_members (conversation_id, member_id, unread)
    select ${chat('c')}, a, ${pick(3, 21, 'c')}::int from talks union all select ${chat('c')}, b, 0 from talks`,
  `insert into messages (id, conversation_id, sender_id, client_id, type, body, created_at)
    select ${idOf('benchmessage', 8, `c * ${MESSAGES} + n`)}, ${chat('c')}, case when n % 2 = 0 then a else b end, 'bench' || n || '-' || c, 'text',
      'A message of an ordinary length, as people write them to each other, number ' || n, ${now} - (${MESSAGES} - n) * 6 * ${DAY_S}
    from generate_series(1, ${MESSAGES}) n, talks order by n, c`,
  `insert into likes (liker_id, liked_id, created_at, is_new)
    select ${member('m')}, ${partner(size, LIKES, 0)}, ${now} - 2 * ${DAY_S} - k, false
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${LIKES - 1}) k
    union all
    select ${partner(size, LIKES, 7)}, ${member('m')}, ${now} - 2 * ${DAY_S} - k, k < 2
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${LIKES - 1}) k`,
  `insert into blocks (blocker_id, blocked_id, created_at)
    select ${member('m')}, ${partner(size, LIKES, 9_001)}, ${now} from generate_series(1, ${size.measuredMembers}) m, generate_series(0, 1) k`,
  `drop table talks`,
];

const triggerStatements = ({ members, measuredMembers }: Size, now: number): string[] => [
  `insert into member_interests (member_id, interest)
    select distinct ${member('i')}, ${oneOf(
      INTERESTS.map(({ key }) => key),
      pick(INTERESTS.length, 14, 'i * 10 + n'),
    )}
    from generate_series(1, ${members}) i, generate_series(1, 6) n`,

  `insert into lots (id, member_id, source, credits, currency, created_at)
    select 'benchlot' || i, ${member('i')}, 'free', ${CREDITS}, 'EUR', ${now} from generate_series(1, ${measuredMembers}) i`,
  `insert into ledger_transactions (id, member_id, kind, reference, created_at)
    select 'benchgrant' || i, ${member('i')}, 'signup', 'benchgrant' || i, ${now} from generate_series(1, ${measuredMembers}) i`,
  `insert into ledger_entries (transaction_id, account, lot_id, credits)
    select 'benchgrant' || i, account, 'benchlot' || i, case account when 'member' then ${CREDITS} else -${CREDITS} end
    from generate_series(1, ${measuredMembers}) i, unnest(array['member', 'issued']) account`,
];

/** Fills an empty database with members who write, like and block, and with ten messages per member. */
export async function fill(db: Kysely<Database>, size: Size, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Foreign key checks and triggers are off: a million checks would take longer than the measurements.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of [...memberStatements(size, now), ...contactStatements(size, now)]) await sql.raw(statement).execute(trx);
    await sql`set local session_replication_role = origin`.execute(trx);
    for (const statement of triggerStatements(size, now)) await sql.raw(statement).execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
