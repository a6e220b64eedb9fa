import type { LanderCampaign } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';

/** Key of a campaign, for example `gallery/summer`. */
export const getCampaignKey = ({ name, slug }: { name: string; slug: string }): string => `${name}/${slug}`;

/** Path of a lander's variants with `{slug}` and, for a lander about a member, `{id}`; undefined for a lander with a single URL. */
export function getLanderPath(name: string): string | undefined {
  const { variantsAt = 'landers' } = landers.get(name) ?? {};
  if (variantsAt === 'nowhere') return undefined;
  return variantsAt === 'member' ? `/members/{id}/${name}/{slug}` : `/landers/${name}/{slug}`;
}

const toSeconds = (time: string | undefined, fallback: number): number => (time === undefined ? fallback : Date.parse(time) / 1_000);

/** True when the schedule of a campaign includes `now` (unix seconds); always true without a schedule. */
export const isScheduled = ({ schedule = {} }: Pick<LanderCampaign, 'schedule'>, now: number): boolean =>
  now >= toSeconds(schedule.from, -Infinity) && now < toSeconds(schedule.until, Infinity);
