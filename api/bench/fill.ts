import { sql, type Kysely } from 'kysely';
import { DAY_S, INTERESTS } from '@rendezvous/shared/contract';
import { SITE_COUNTRIES } from '../src/site/DomainSettings';
import type { Database } from '../src/tables/tables';

export interface DatasetSize {
  members: number;
  measuredMembers: number;
}

/** Number of conversations that each measured member has started. */
const CHATS_PER_MEMBER = 20;
const MESSAGES_PER_CHAT = 10;
/** Number of likes that each measured member has given, and of likes that each has received. */
const LIKES_PER_MEMBER = 30;
const CREDITS_PER_MEMBER = 100_000;

/** Ids of members and conversations in the api's format: only letters and digits. */
export const toMemberId = (index: number): string => `benchmember${String(index).padStart(6, '0')}`;
export const toConversationId = (index: number): string => `benchchat${String(index).padStart(7, '0')}`;
export const toSessionToken = (index: number): string => `bench-session-${index}`;

const toIdSql = (prefix: string, digits: number, value: string): string => `'${prefix}' || lpad((${value})::text, ${digits}, '0')`;
const toMemberIdSql = (value: string): string => toIdSql('benchmember', 6, value);
const toConversationIdSql = (value: string): string => toIdSql('benchchat', 7, value);

/** SQL for a pseudo-random integer from 0 to `n` - 1, the same in every run. */
const toRandomIntegerSql = (n: number, salt: number, seed = 'i'): string =>
  `(abs(hashint8((${seed})::bigint * 64 + ${salt})::bigint) % ${n})`;
const toRandomElementSql = (values: readonly string[], randomInteger: string): string =>
  `(array['${values.join("','")}'])[1 + ${randomInteger}]`;

const createMemberStatements = ({ members, measuredMembers }: DatasetSize, now: number): string[] => [
  `insert into members (id, email, name, password_hash, status, language, domain, signup_at, confirmed_at, fictional, paid, last_active_at, deletes_at, age_assured_at)
    select ${toMemberIdSql('i')}, 'bench' || i || '@example.org', 'bench' || i, null, 'active', 'en', 'localhost', ${now} - ${toRandomIntegerSql(700, 1)} * ${DAY_S},
      ${now}, i > ${measuredMembers} and ${toRandomIntegerSql(10, 2)} = 0, i <= ${measuredMembers} or ${toRandomIntegerSql(5, 3)} = 0, ${now} - ${toRandomIntegerSql(30 * DAY_S, 4)}, null, ${now}
    from generate_series(1, ${members}) i`,
  `insert into profiles (member_id, status, gender, sexuality, date_of_birth, country, region, city, latitude, longitude, visitor_visible)
    select ${toMemberIdSql('i')}, 'active', ${toRandomElementSql(['female', 'male'], toRandomIntegerSql(2, 5))},
      case when ${toRandomIntegerSql(20, 6)} < 16 then 'hetero' when ${toRandomIntegerSql(20, 6)} < 18 then 'bi' when ${toRandomIntegerSql(2, 5)} = 0 then 'lesbian' else 'gay' end,
      date '1955-01-01' + ${toRandomIntegerSql(18_000, 7)}::int, ${toRandomElementSql(SITE_COUNTRIES, toRandomIntegerSql(SITE_COUNTRIES.length, 8))}, 'R' || ${toRandomIntegerSql(12, 9)}, 'Town',
      45 + ${toRandomIntegerSql(1_000, 10)} / 100.0, ${toRandomIntegerSql(1_500, 11)} / 100.0, ${toRandomIntegerSql(2, 12)} = 0
    from generate_series(1, ${members}) i`,
  `insert into photos (id, member_id, position, status, ratio, placeholder, origin, art_seed, created_at)
    select ${toIdSql('benchphoto', 6, 'i')}, ${toMemberIdSql('i')}, 0, 'approved', 0.8, null, 'seed', 1, ${now}
    from generate_series(1, ${members}) i where ${toRandomIntegerSql(5, 13)} > 0`,
  `update profiles set main_photo_id = photos.id from photos where photos.member_id = profiles.member_id`,
  `select fill_search_profiles()`,
  `insert into change_counters (member_id) select ${toMemberIdSql('i')} from generate_series(1, ${members}) i`,
  `insert into sessions (token_hash, id, member_id, created_at, expires_at, last_seen_at)
    select encode(sha256(convert_to('bench-session-' || i, 'UTF8')), 'hex'), 'benchsession' || i, ${toMemberIdSql('i')}, ${now}, ${now} + 30 * ${DAY_S}, ${now}
    from generate_series(1, ${measuredMembers}) i`,
];

/** SQL for the id of partner number `k` of measured member `m`; no pair occurs twice. */
const toPartnerIdSql = ({ members, measuredMembers }: DatasetSize, perMember: number, shift: number): string =>
  toMemberIdSql(`${measuredMembers} + 1 + ((m * ${perMember} + k + ${shift}) % ${members - measuredMembers})`);

const createContactStatements = (size: DatasetSize, now: number): string[] => [
  `create temporary table talks as
    select (m - 1) * ${CHATS_PER_MEMBER} + k + 1 as c, ${toMemberIdSql('m')} as a, ${toPartnerIdSql(size, CHATS_PER_MEMBER, 0)} as b
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${CHATS_PER_MEMBER - 1}) k
    union all
    select ${size.measuredMembers * CHATS_PER_MEMBER} + i, ${toMemberIdSql(`${size.measuredMembers} + i`)}, ${toMemberIdSql(`${size.measuredMembers} + i + 1`)}
      from generate_series(1, ${size.members - size.measuredMembers * CHATS_PER_MEMBER}) i`,
  `insert into conversations (id, member_a, member_b, started_by, created_at, last_message_at)
    select ${toConversationIdSql('c')}, a, b, a, ${now} - 61 * ${DAY_S}, ${now} - ${toRandomIntegerSql(DAY_S, 20, 'c')} from talks`,
  `insert into conversation_members (conversation_id, member_id, unread)
    select ${toConversationIdSql('c')}, a, ${toRandomIntegerSql(3, 21, 'c')}::int from talks union all select ${toConversationIdSql('c')}, b, 0 from talks`,
  `insert into messages (id, conversation_id, sender_id, client_id, type, body, created_at)
    select ${toIdSql('benchmessage', 8, `c * ${MESSAGES_PER_CHAT} + n`)}, ${toConversationIdSql('c')}, case when n % 2 = 0 then a else b end, 'bench' || n || '-' || c, 'text',
      'A message of an ordinary length, as people write them to each other, number ' || n, ${now} - (${MESSAGES_PER_CHAT} - n) * 6 * ${DAY_S}
    from generate_series(1, ${MESSAGES_PER_CHAT}) n, talks order by n, c`,
  `insert into likes (liker_id, liked_id, created_at, is_new)
    select ${toMemberIdSql('m')}, ${toPartnerIdSql(size, LIKES_PER_MEMBER, 0)}, ${now} - 2 * ${DAY_S} - k, false
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${LIKES_PER_MEMBER - 1}) k
    union all
    select ${toPartnerIdSql(size, LIKES_PER_MEMBER, 7)}, ${toMemberIdSql('m')}, ${now} - 2 * ${DAY_S} - k, k < 2
      from generate_series(1, ${size.measuredMembers}) m, generate_series(0, ${LIKES_PER_MEMBER - 1}) k`,
  `insert into blocks (blocker_id, blocked_id, created_at)
    select ${toMemberIdSql('m')}, ${toPartnerIdSql(size, LIKES_PER_MEMBER, 9_001)}, ${now} from generate_series(1, ${size.measuredMembers}) m, generate_series(0, 1) k`,
  `drop table talks`,
];

const createStatementsWithTriggers = ({ members, measuredMembers }: DatasetSize, now: number): string[] => [
  `insert into member_interests (member_id, interest)
    select distinct ${toMemberIdSql('i')}, ${toRandomElementSql(
      INTERESTS.map(({ key }) => key),
      toRandomIntegerSql(INTERESTS.length, 14, 'i * 10 + n'),
    )}
    from generate_series(1, ${members}) i, generate_series(1, 6) n`,

  `insert into lots (id, member_id, source, credits, currency, created_at)
    select 'benchlot' || i, ${toMemberIdSql('i')}, 'free', ${CREDITS_PER_MEMBER}, 'EUR', ${now} from generate_series(1, ${measuredMembers}) i`,
  `insert into ledger_transactions (id, member_id, kind, reference, created_at)
    select 'benchgrant' || i, ${toMemberIdSql('i')}, 'signup', 'benchgrant' || i, ${now} from generate_series(1, ${measuredMembers}) i`,
  `insert into ledger_entries (transaction_id, account, lot_id, credits)
    select 'benchgrant' || i, account, 'benchlot' || i, case account when 'member' then ${CREDITS_PER_MEMBER} else -${CREDITS_PER_MEMBER} end
    from generate_series(1, ${measuredMembers}) i, unnest(array['member', 'issued']) account`,
];

/** Fills an empty database with members who write, like and block, and with ten messages per member. */
export async function insertDataset(db: Kysely<Database>, size: DatasetSize, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Foreign key checks and triggers are off: a million checks would take longer than the measurements.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of [...createMemberStatements(size, now), ...createContactStatements(size, now)])
      await sql.raw(statement).execute(trx);
    await sql`set local session_replication_role = origin`.execute(trx);
    for (const statement of createStatementsWithTriggers(size, now)) await sql.raw(statement).execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
