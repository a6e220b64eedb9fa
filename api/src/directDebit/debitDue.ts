const DAY_S = 86_400;

const isWeekend = (moment: number): boolean => [0, 6].includes(new Date(moment * 1000).getUTCDay());

/** When an order is debited at the earliest: a day after it, as the mandate announces, on a bank day. */
export function debitDue(ordered: number): number {
  let due = ordered + DAY_S;
  while (isWeekend(due)) due += DAY_S;
  return due;
}
