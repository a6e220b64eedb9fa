/** Work of every day; each one asks for the next when it is done. */
export const DAILY_JOBS = ['erase_messages', 'return_unopened'] as const;

export type DailyJob = (typeof DAILY_JOBS)[number];
