import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { landers } from '../content/landers/landers';
import { findLiveLanders } from './findLiveLanders';
import type { Database } from '../tables/tables';

/** What is live or built in at a name and slug, as a campaign to start from. */
export async function standingCampaign(db: Kysely<Database>, name: string, slug: string): Promise<LanderCampaign> {
  const live = (await findLiveLanders(db)).find((one) => one.name === name && one.slug === slug);
  if (live) return live.campaign;
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found', { message: `There is no lander ${name}; there are ${[...landers.keys()].join(', ')}.` });
  const variant = Object.hasOwn(lander.variants, slug) ? lander.variants[slug] : undefined;
  if (!variant) throw new ApiError('not_found', { message: `${name} has no variant ${slug}; default is always there.` });
  return { name, slug, ...variant };
}
