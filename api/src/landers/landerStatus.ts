import type { LanderCampaign, LanderStatus } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { landers } from '../content/landers/landers';
import type { Database } from '../tables/tables';
import { isScheduled } from './campaign';
import { findLaunches, findLiveLanders } from './sqlLaunches';

/** The live or built-in campaign at a name and slug, as a starting point for a new one. */
export async function standingCampaign(db: Kysely<Database>, name: string, slug: string): Promise<LanderCampaign> {
  const live = (await findLiveLanders(db)).find((one) => one.name === name && one.slug === slug);
  if (live) return live.campaign;
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found', { message: `There is no lander ${name}; there are ${[...landers.keys()].join(', ')}.` });
  const variant = Object.hasOwn(lander.variants, slug) ? lander.variants[slug] : undefined;
  if (!variant) throw new ApiError('not_found', { message: `${name} has no variant ${slug}; default is always there.` });
  return { name, slug, ...variant };
}

/** Maximum number of changes listed. */
const MOST = 50;

/** Live campaigns, and who changed them, when and why; optionally for one lander or campaign. */
export async function landerStatus(db: Kysely<Database>, named: { name?: string; slug?: string }, now: number): Promise<LanderStatus> {
  const [newest] = await findLaunches(db, { most: 1 });
  const isNamed = (one: { name: string; slug: string }): boolean =>
    one.name === (named.name ?? one.name) && one.slug === (named.slug ?? one.slug);
  const live = (await findLiveLanders(db)).filter(isNamed);
  return {
    serial: newest?.serial ?? 0,
    live: live.map(({ campaign, ...launch }) => ({
      ...launch,
      schedule: campaign.schedule ?? null,
      isShown: isScheduled(campaign, now),
    })),
    launches: await findLaunches(db, { ...named, most: MOST }),
  };
}
