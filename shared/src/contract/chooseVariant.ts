import type { CampaignVariant } from './landerCampaigns';

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** Hashes a text to a number from 0 up to but excluding 1: FNV-1a with the final mix of MurmurHash3, so that similar texts end up far apart. */
function getPosition(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Chooses a variant of a campaign from the id of the visit, in proportion to the weights. The choice is the same throughout the visit and
 * independent of those in other campaigns. Without an id, it is the first variant. `campaign` is a key such as `gallery/summer`.
 */
export function chooseVariant<Variant extends Pick<CampaignVariant, 'weight'>>(
  variants: readonly [Variant, ...Variant[]],
  campaign: string,
  visitId: string | undefined,
): Variant {
  if (!visitId) return variants[0];
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let offset = getPosition(`${campaign} ${visitId}`) * total;
  for (const variant of variants) {
    if (offset < variant.weight) return variant;
    offset -= variant.weight;
  }
  return variants[0];
}
