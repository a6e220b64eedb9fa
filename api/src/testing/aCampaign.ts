import type { LanderCampaign } from '@rendezvous/shared/contract';
import { galleryTexts } from '../content/landers/galleryTexts';

/** Returns a valid campaign: the gallery's own texts with a different headline in English. */
export function aCampaign({
  headline = 'Summer evenings',
  ...changes
}: Partial<LanderCampaign> & { headline?: string } = {}): LanderCampaign {
  const texts = { ...galleryTexts, en: { ...galleryTexts.en, headline } };
  return { name: 'gallery', slug: 'summer', image: 'evening', gender: 'female', texts, ...changes };
}
