import type { ComparedCampaign, LanderCampaign, LanderStatus } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { landers } from '../content/landers/landers';
import type { Database } from '../tables/tables';
import { isScheduled } from './campaign';
import { findLaunches, findLiveLanders } from './sqlLaunches';

/** Finds the live or built-in campaign at a name and slug, as a starting point for a new one; throws `not_found` when there is neither. */
export async function findCurrentCampaign(db: Kysely<Database>, name: string, slug: string): Promise<LanderCampaign> {
  const liveCampaign = (await findLiveLanders(db)).find((campaign) => campaign.name === name && campaign.slug === slug);
  if (liveCampaign) return liveCampaign.campaign;
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found', { message: `There is no lander ${name}; there are ${[...landers.keys()].join(', ')}.` });
  const variant = Object.hasOwn(lander.variants, slug) ? lander.variants[slug] : undefined;
  if (!variant) throw new ApiError('not_found', { message: `${name} has no variant ${slug}; default is always there.` });
  return { name, slug, ...variant };
}

/** Maximum number of changes listed. */
const LISTED_LAUNCHES_MAX = 50;

/** Returns the serial, the live campaigns and the latest changes; `filter` limits both lists to one lander or campaign. */
export async function findLanderStatus(db: Kysely<Database>, filter: { name?: string; slug?: string }, now: number): Promise<LanderStatus> {
  const [newestLaunch] = await findLaunches(db, { limit: 1 });
  const matchesFilter = (launch: { name: string; slug: string }): boolean =>
    launch.name === (filter.name ?? launch.name) && launch.slug === (filter.slug ?? launch.slug);
  const liveCampaigns = (await findLiveLanders(db)).filter(matchesFilter);
  return {
    serial: newestLaunch?.serial ?? 0,
    live: liveCampaigns.map(({ campaign, ...launch }) => ({
      ...launch,
      schedule: campaign.schedule ?? null,
      isShown: isScheduled(campaign, now),
    })),
    launches: await findLaunches(db, { ...filter, limit: LISTED_LAUNCHES_MAX }),
  };
}

/** The campaigns with variants that are shown at `now`, for the site server, which chooses the variant of a document. */
export const listComparedCampaigns = (campaigns: ReadonlyMap<string, LanderCampaign>, now: number): ComparedCampaign[] =>
  [...campaigns.values()].flatMap((campaign) => {
    const { name, slug, variants } = campaign;
    return variants && isScheduled(campaign, now)
      ? [{ name, slug, variants: variants.map(({ name: variant, weight }) => ({ name: variant, weight })) }]
      : [];
  });
