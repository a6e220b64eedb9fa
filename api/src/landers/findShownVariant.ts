import { type CampaignVariant, chooseVariant, DEFAULT_VARIANT, LOCALES } from '@rendezvous/shared/contract';
import type { LanderVariant } from '../content/landers/Lander';

/** What determines which variant of a campaign is shown. */
export interface VariantChoice {
  /** Name of the variant, if one has already been chosen; an unknown name is ignored. */
  chosenName?: string | undefined;
  /** Id of the visit; undefined for a browser without cookies, which sees the first variant. */
  visitId?: string | undefined;
}

/** Returns the content of a campaign with the changes that a variant makes to it. */
function applyVariant(content: LanderVariant, { image = content.image, texts }: CampaignVariant): LanderVariant {
  if (!texts) return { ...content, image };
  const localeTexts = LOCALES.map((locale) => [locale, { ...content.texts[locale], ...texts[locale] }]);
  return { ...content, image, texts: Object.fromEntries(localeTexts) as LanderVariant['texts'] };
}

/** The variant of a campaign that a visit sees, and its name; `key` is the key of the campaign. */
export function findShownVariant(
  content: LanderVariant,
  key: string,
  { chosenName, visitId }: VariantChoice,
): { variant: LanderVariant; variantName: string } {
  const [firstVariant, ...otherVariants] = content.variants ?? [];
  if (!firstVariant) return { variant: content, variantName: DEFAULT_VARIANT };
  const chosenVariant = [firstVariant, ...otherVariants].find(({ name }) => name === chosenName);
  const variant = chosenVariant ?? chooseVariant([firstVariant, ...otherVariants], key, visitId);
  return { variant: applyVariant(content, variant), variantName: variant.name };
}
