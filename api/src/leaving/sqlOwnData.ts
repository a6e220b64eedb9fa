import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

interface ExportedTable {
  table: string;
  /** Column that refers to the member. */
  column: string;
  /** Columns omitted from the export, such as credentials and data about other members. */
  omittedColumns?: readonly string[];
}

/** Tables with data about a member, keyed by the name of the data in the export. */
const exportedTables: Record<string, ExportedTable> = {
  account: { table: 'members', column: 'id', omittedColumns: ['password_hash'] },
  profile: { table: 'profiles', column: 'member_id' },
  interests: { table: 'member_interests', column: 'member_id' },
  photos: { table: 'photos', column: 'member_id' },
  current_place: { table: 'current_places', column: 'member_id' },
  match_answers: { table: 'match_answers', column: 'member_id' },
  consents: { table: 'consents', column: 'member_id' },
  signup_tracking: { table: 'signup_tracking', column: 'member_id' },
  sessions: { table: 'sessions', column: 'member_id', omittedColumns: ['token_hash'] },
  known_browsers: { table: 'known_browsers', column: 'member_id', omittedColumns: ['browser_hash'] },
  passkeys: { table: 'passkeys', column: 'member_id', omittedColumns: ['public_key'] },
  push_subscriptions: { table: 'push_subscriptions', column: 'member_id', omittedColumns: ['p256dh', 'auth'] },
  likes_given: { table: 'likes', column: 'liker_id', omittedColumns: ['is_new'] },
  likes_received: { table: 'likes', column: 'liked_id' },
  swipes: { table: 'swipes', column: 'member_id' },
  blocked_members: { table: 'blocks', column: 'blocker_id' },
  hidden_members: { table: 'hides', column: 'member_id' },
  invites: { table: 'invites', column: 'owner_id', omittedColumns: ['used_by'] },
  mails: { table: 'mails', column: 'member_id', omittedColumns: ['body_text', 'body_html'] },
  news: { table: 'news_deliveries', column: 'member_id' },
  complaints: { table: 'complaints', column: 'member_id' },
  reports: { table: 'reports', column: 'reporter_id', omittedColumns: ['excerpts'] },
  payments: { table: 'payments', column: 'member_id' },
  mandates: { table: 'mandates', column: 'member_id', omittedColumns: ['sealed', 'otp_hash'] },
  stored_methods: { table: 'stored_methods', column: 'member_id', omittedColumns: ['token'] },
  spending_limits: { table: 'spending_limits', column: 'member_id' },
  text_messages: { table: 'text_messages', column: 'member_id', omittedColumns: ['body'] },
  credits: { table: 'lots', column: 'member_id' },
  credit_movements: { table: 'ledger_transactions', column: 'member_id' },
  discount_codes: { table: 'discount_codes', column: 'member_id' },
  discount_uses: { table: 'discount_uses', column: 'member_id' },
  deletions: { table: 'account_deletions', column: 'member_id' },
};

interface ExportedMessage {
  conversation: string;
  with: string;
  mine: boolean;
  type: string;
  body: string;
  content: object | null;
  created_at: number;
}

/**
 * Collects the messages that a member sent, and those received since `since` that the member has not cleared. Deleted messages are
 * left out.
 */
async function collectMessages(db: Kysely<Database>, memberId: string, since: number): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select c.id as conversation, partner.name as "with", m.sender_id = ${memberId} as mine, m.type, m.body, m.content, m.created_at
    from conversation_members cm
      join conversations c on c.id = cm.conversation_id
      join members partner on partner.id = case when c.member_a = ${memberId} then c.member_b else c.member_a end
      join messages m on m.conversation_id = c.id
    where cm.member_id = ${memberId} and m.deleted_at is null
      and (m.sender_id = ${memberId} or (m.created_at >= ${since} and m.seq > cm.hidden_up_to))
    order by m.seq`.execute(db);
  return rows;
}

type Row = Record<string, unknown>;

/**
 * Collects a member's data from `exportedTables` and messages, keyed by the names in the export. Times are in unix seconds; other members
 * are identified only by id or name.
 */
export async function collectMemberData(
  db: Kysely<Database>,
  memberId: string,
  { now, since }: { now: number; since: number },
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { exported: now };
  for (const [name, { table, column, omittedColumns = [] }] of Object.entries(exportedTables)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(db);
    data[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !omittedColumns.includes(key))));
  }
  return { ...data, messages: await collectMessages(db, memberId, since) };
}
