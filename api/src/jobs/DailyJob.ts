/** Work of every day; each one asks for the next when it is done. */
export const DAILY_JOBS = ['erase_messages', 'check_books', 'return_unopened', 'erase_accounts', 'tidy_access'] as const;

export type DailyJob = (typeof DAILY_JOBS)[number];
