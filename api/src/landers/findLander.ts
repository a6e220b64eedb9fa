import type { FastifyInstance } from 'fastify';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Lander, LanderVariant } from '../content/landers/Lander';
import { landers } from '../content/landers/landers';
import { findRevision } from './sqlLaunches';
import { getCampaignKey, isScheduled } from './campaign';
import { parsePreviewSlug } from './previews';

export interface FoundLander {
  lander: Lander;
  name: string;
  slug: string;
  variant: LanderVariant;
  /** True for a preview, which is shown only at its signed address and not counted. */
  isPreview: boolean;
}

type Api = Pick<FastifyInstance, 'config' | 'db' | 'liveLanders'>;

async function findPreview({ config, db }: Api, name: string, slug: string, now: number): Promise<LanderCampaign | undefined> {
  const revision = parsePreviewSlug(config.secrets, slug, now);
  const campaign = revision === undefined ? undefined : await findRevision(db, revision);
  return campaign?.name === name ? campaign : undefined;
}

/**
 * Finds a lander and its variant for a slug: a valid preview, else the campaign that is live there, else the product's own variant. An unknown slug
 * falls back to the default variant; an unknown name throws `not_found`.
 */
export async function findLander(api: Api, name: string, slug = 'default', now: number): Promise<FoundLander> {
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found');
  const preview = await findPreview(api, name, slug, now);
  if (preview) return { lander, name, slug, variant: preview, isPreview: true };
  const liveCampaigns = await api.liveLanders.getCampaigns(now);
  const findVariant = (key: string): LanderVariant | undefined => {
    const campaign = liveCampaigns.get(getCampaignKey({ name, slug: key }));
    if (campaign && isScheduled(campaign, now)) return campaign;
    return Object.hasOwn(lander.variants, key) ? lander.variants[key] : undefined;
  };
  const variant = findVariant(slug);
  if (variant) return { lander, name, slug, variant, isPreview: false };
  return { lander, name, slug: 'default', variant: findVariant('default') ?? lander.variants.default, isPreview: false };
}
