import type { FastifyInstance } from 'fastify';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Lander, LanderVariant } from '../content/landers/Lander';
import { landers } from '../content/landers/landers';
import { findRevision } from './sqlLaunches';
import { getCampaignKey, isScheduled } from './campaign';
import { parsePreviewSlug } from './previews';
import { findShownVariant, type VariantChoice } from './findShownVariant';

export interface FoundLander {
  lander: Lander;
  name: string;
  slug: string;
  /** What the visit sees: the content of the variant chosen for it. */
  variant: LanderVariant;
  /** Name of the chosen variant; `default` for content without variants. */
  variantName: string;
  /** True for a preview, which is shown only at its signed URL and not counted. */
  isPreview: boolean;
}

type Api = Pick<FastifyInstance, 'config' | 'db' | 'liveLanders'>;

interface PreviewedCampaign {
  campaign: LanderCampaign;
  /** Name of the variant to show; undefined for a campaign without variants. */
  chosenName: string | undefined;
}

async function findPreview({ config, db }: Api, name: string, slug: string, now: number): Promise<PreviewedCampaign | undefined> {
  const previewTarget = parsePreviewSlug(config.secrets, slug, now);
  const campaign = previewTarget && (await findRevision(db, previewTarget.revision));
  return campaign?.name === name ? { campaign, chosenName: campaign.variants?.[previewTarget?.variant ?? 0]?.name } : undefined;
}

/**
 * Finds a lander and the content to show at a slug: a valid preview, else the campaign that is live there, else the product's own variant.
 * An unknown slug falls back to the default variant; an unknown name throws `not_found`. For a campaign with variants, `choice`
 * determines which one is shown.
 */
export async function findLander(api: Api, name: string, slug = 'default', now: number, choice: VariantChoice = {}): Promise<FoundLander> {
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found');
  const preview = await findPreview(api, name, slug, now);
  if (preview) {
    const { campaign, chosenName } = preview;
    return { lander, name, slug, ...findShownVariant(campaign, getCampaignKey(campaign), { chosenName }), isPreview: true };
  }
  const liveCampaigns = await api.liveLanders.getCampaigns(now);
  const findContent = (key: string): LanderVariant | undefined => {
    const campaign = liveCampaigns.get(getCampaignKey({ name, slug: key }));
    if (campaign && isScheduled(campaign, now)) return campaign;
    return Object.hasOwn(lander.variants, key) ? lander.variants[key] : undefined;
  };
  const contentAtSlug = findContent(slug);
  const foundSlug = contentAtSlug ? slug : 'default';
  const content = contentAtSlug ?? findContent('default') ?? lander.variants.default;
  const shownVariant = findShownVariant(content, getCampaignKey({ name, slug: foundSlug }), choice);
  return { lander, name, slug: foundSlug, ...shownVariant, isPreview: false };
}
