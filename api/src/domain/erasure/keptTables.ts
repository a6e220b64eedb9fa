/**
 * Rows that stay, pointing to a member who is nobody any more: the books (payments, lots, ledger, used codes) for the legal
 * term, what moderators decided, and conversations, which are also those of others.
 */
export const keptTables: readonly string[] = [
  ...['payments', 'lots', 'ledger_transactions', 'discount_uses'],
  ...['conversations', 'conversation_members', 'messages', 'change_counters'],
  ...['complaints', 'account_deletions', 'invites.used_by'],
];
