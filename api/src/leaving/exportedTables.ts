interface ExportedTable {
  table: string;
  /** Names the member. */
  column: string;
  /** What would let somebody in, or is about others. */
  without?: readonly string[];
}

/** What is kept about a member, by the name it has in their copy. */
export const exportedTables: Record<string, ExportedTable> = {
  account: { table: 'members', column: 'id', without: ['password_hash'] },
  profile: { table: 'profiles', column: 'member_id' },
  interests: { table: 'member_interests', column: 'member_id' },
  photos: { table: 'photos', column: 'member_id' },
  current_place: { table: 'current_places', column: 'member_id' },
  match_answers: { table: 'match_answers', column: 'member_id' },
  consents: { table: 'consents', column: 'member_id' },
  signup_tracking: { table: 'signup_tracking', column: 'member_id' },
  sessions: { table: 'sessions', column: 'member_id', without: ['token_hash'] },
  passkeys: { table: 'passkeys', column: 'member_id', without: ['public_key'] },
  push_subscriptions: { table: 'push_subscriptions', column: 'member_id', without: ['p256dh', 'auth'] },
  likes_given: { table: 'likes', column: 'liker_id', without: ['is_new'] },
  likes_received: { table: 'likes', column: 'liked_id' },
  swipes: { table: 'swipes', column: 'member_id' },
  blocked_members: { table: 'blocks', column: 'blocker_id' },
  hidden_members: { table: 'hides', column: 'member_id' },
  invites: { table: 'invites', column: 'owner_id', without: ['used_by'] },
  mails: { table: 'mails', column: 'member_id', without: ['body_text', 'body_html'] },
  complaints: { table: 'complaints', column: 'member_id' },
  reports: { table: 'reports', column: 'reporter_id', without: ['excerpts'] },
  payments: { table: 'payments', column: 'member_id' },
  mandates: { table: 'mandates', column: 'member_id', without: ['sealed', 'otp_hash'] },
  stored_methods: { table: 'stored_methods', column: 'member_id', without: ['token'] },
  spending_limits: { table: 'spending_limits', column: 'member_id' },
  text_messages: { table: 'text_messages', column: 'member_id', without: ['body'] },
  credits: { table: 'lots', column: 'member_id' },
  credit_movements: { table: 'ledger_transactions', column: 'member_id' },
  discount_codes: { table: 'discount_codes', column: 'member_id' },
  discount_uses: { table: 'discount_uses', column: 'member_id' },
  deletions: { table: 'account_deletions', column: 'member_id' },
};
