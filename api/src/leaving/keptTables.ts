/**
 * Rows that stay, pointing to a member who is nobody any more: the books (payments, mandates, lots, ledger, used codes) for the legal
 * term, what moderators decided, and conversations with an empty profile, which are also those of others.
 */
export const keptTables: readonly string[] = [
  ...['payments', 'lots', 'ledger_transactions', 'discount_uses'],
  ...['profiles', 'conversations', 'conversation_members', 'messages', 'change_counters'],
  ...['complaints', 'account_deletions', 'invites.used_by', 'reports', 'decisions', 'mandates'],
];
