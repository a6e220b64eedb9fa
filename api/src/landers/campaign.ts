import type { LanderCampaign } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';

/** Name of a campaign, for example `gallery/summer`. */
export const campaignKey = ({ name, slug }: { name: string; slug: string }): string => `${name}/${slug}`;

/** Path of the variants of a lander, with `{slug}` and maybe `{id}`; undefined for a lander with a single address. */
export function landerPath(name: string): string | undefined {
  const { variantsAt = 'landers' } = landers.get(name) ?? {};
  if (variantsAt === 'nowhere') return undefined;
  return variantsAt === 'member' ? `/members/{id}/${name}/{slug}` : `/landers/${name}/{slug}`;
}

const secondsOf = (time: string | undefined, otherwise: number): number => (time === undefined ? otherwise : Date.parse(time) / 1_000);

/** Whether a campaign is shown at a time, in unix seconds; without a schedule it always is. */
export const isScheduled = ({ schedule = {} }: Pick<LanderCampaign, 'schedule'>, now: number): boolean =>
  now >= secondsOf(schedule.from, -Infinity) && now < secondsOf(schedule.until, Infinity);
