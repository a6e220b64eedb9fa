import type { LanderCampaign } from '@rendezvous/shared/contract';

const secondsOf = (time: string | undefined, otherwise: number): number => (time === undefined ? otherwise : Date.parse(time) / 1_000);

/** Whether a campaign is shown at a time, in unix seconds; without a schedule always. */
export const isScheduled = ({ schedule = {} }: Pick<LanderCampaign, 'schedule'>, now: number): boolean =>
  now >= secondsOf(schedule.from, -Infinity) && now < secondsOf(schedule.until, Infinity);
