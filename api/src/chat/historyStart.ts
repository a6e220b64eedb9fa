const DAY_S = 86_400;

/** Messages before this moment are hidden for privacy, in unix seconds. */
export const historyStart = (now: number, chatHistoryDays: number): number => now - chatHistoryDays * DAY_S;
