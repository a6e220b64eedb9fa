import type { LanderFinding } from '@rendezvous/shared/contract';
import { isObject } from './isObject';
import { unknownFields } from './unknownFields';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
const ENDS = ['from', 'until'] as const;

/** JavaScript takes 30 February for a day in March. */
const isDay = (time: string): boolean => new Date(time).toISOString().startsWith(time.slice(0, 'yyyy-mm-dd'.length));

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value);

/** What is wrong with a schedule; without one a campaign is shown as long as it is live. */
export function scheduleFindings(schedule: unknown): LanderFinding[] {
  if (schedule === undefined) return [];
  if (!isObject(schedule)) return [{ path: 'schedule', problem: 'has from, until or both; leave it out to show the campaign at once' }];
  const { from, until } = schedule;
  const wrong = ENDS.filter((end) => schedule[end] !== undefined && !isTime(schedule[end]));
  const isBackward = isTime(from) && isTime(until) && Date.parse(until) <= Date.parse(from);
  return [
    ...unknownFields(schedule, ENDS, 'schedule.'),
    ...wrong.map((end) => ({ path: `schedule.${end}`, problem: 'is no time in UTC, for example 2026-12-01T00:00:00Z' })),
    ...(isBackward ? [{ path: 'schedule.until', problem: 'is not after from' }] : []),
  ];
}
