import { DEFAULT_VARIANT, type LanderFinding, type LanderTexts, LOCALES } from '@rendezvous/shared/contract';
import { checkLocaleTexts, TEXT_FIELDS } from './findTextProblems';
import { findOptionProblems, findUnknownFields, isObject } from './shapeFindings';

const [VARIANTS_MIN, VARIANTS_MAX] = [2, 4];
const VARIANT_FIELDS = ['name', 'weight', 'image', 'texts'];
const VARIANT_NAME_PATTERN = /^[a-z0-9-]{1,32}$/;
/** Sum of the weights of a campaign's variants, in percent. */
const TOTAL_WEIGHT = 100;

type Fields = Record<string, unknown>;

function findNameProblems(name: unknown, earlierNames: readonly unknown[]): string[] {
  if (typeof name !== 'string' || !VARIANT_NAME_PATTERN.test(name)) return ['must be at most 32 lowercase letters, digits and hyphens'];
  if (name === DEFAULT_VARIANT) return [`is ${DEFAULT_VARIANT}, under which campaigns without variants are counted`];
  return earlierNames.includes(name) ? [`is ${name}, like an earlier variant`] : [];
}

const isWeight = (weight: unknown): weight is number => Number.isInteger(weight) && Number(weight) >= 1 && Number(weight) < TOTAL_WEIGHT;

const findWeightProblems = (weight: unknown): string[] =>
  isWeight(weight) ? [] : [`is ${JSON.stringify(weight) ?? 'missing'}; it is the share of the visits in whole percent, 1 to 99`];

const hasField = (texts: unknown, field: string): boolean => isObject(texts) && texts[field] !== undefined;

/** Findings for the texts of a variant, which may replace only some of the campaign's texts, but the same ones in every language. */
function checkVariantTexts(texts: unknown, path: string): LanderFinding[] {
  if (texts === undefined) return [];
  if (!isObject(texts)) return [{ path, problem: 'have a part for each language; leave them out to show those of the campaign' }];
  const fields = TEXT_FIELDS.filter((field) => LOCALES.some((locale) => hasField(texts[locale], field)));
  if (fields.length === 0) return [{ path, problem: `are empty; there are ${TEXT_FIELDS.join(', ')}` }];
  return [
    ...findUnknownFields(texts, LOCALES, `${path}.`),
    ...LOCALES.flatMap((locale) => checkLocaleTexts(texts, locale, { fields, path })),
  ];
}

/** Serializes what a variant of an unvalidated campaign shows, for comparison with other variants. */
function serializeContent({ image, texts }: Fields, variant: Fields): string {
  const getText = (source: unknown, locale: string, field: keyof LanderTexts): unknown => {
    const localeTexts = isObject(source) ? source[locale] : undefined;
    return isObject(localeTexts) ? localeTexts[field] : undefined;
  };
  const shownTexts = LOCALES.flatMap((locale) =>
    TEXT_FIELDS.map((field) => getText(variant['texts'], locale, field) ?? getText(texts, locale, field)),
  );
  return JSON.stringify([variant['image'] ?? image, shownTexts]);
}

/** Findings for variants that show the same content as an earlier one: comparing them would only split the figures. */
function findSameVariants(campaign: Fields, variants: readonly unknown[]): LanderFinding[] {
  const contents = variants.map((variant) => (isObject(variant) ? serializeContent(campaign, variant) : ''));
  return contents.flatMap((content, index) => {
    const firstIndex = contents.indexOf(content);
    return content === '' || firstIndex === index
      ? []
      : [{ path: `variants[${index}]`, problem: `shows the same as variants[${firstIndex}]` }];
  });
}

function checkVariant(variant: unknown, path: string, earlierNames: readonly unknown[], imageNames: readonly string[]): LanderFinding[] {
  if (!isObject(variant)) return [{ path, problem: `is not an object with ${VARIANT_FIELDS.join(', ')}` }];
  const { name, weight, image, texts } = variant;
  const toFindings = (field: string, problems: string[]): LanderFinding[] =>
    problems.map((problem) => ({ path: `${path}.${field}`, problem }));
  return [
    ...findUnknownFields(variant, VARIANT_FIELDS, `${path}.`),
    ...toFindings('name', findNameProblems(name, earlierNames)),
    ...toFindings('weight', findWeightProblems(weight)),
    ...toFindings('image', image === undefined ? [] : findOptionProblems(image, imageNames)),
    ...checkVariantTexts(texts, `${path}.texts`),
  ];
}

/** A finding when the weights are all valid but do not add up to 100 %. */
function checkTotalWeight(weights: readonly unknown[]): LanderFinding[] {
  const validWeights = weights.filter(isWeight);
  const sum = validWeights.reduce((total, weight) => total + weight, 0);
  const isAcceptable = validWeights.length < weights.length || sum === TOTAL_WEIGHT;
  return isAcceptable ? [] : [{ path: 'variants', problem: `have weights that add up to ${sum}; they must add up to ${TOTAL_WEIGHT}` }];
}

/** Findings for the variants of an untrusted campaign: their number, names, weights, pictures and texts. */
export function checkVariants(campaign: Fields, imageNames: readonly string[]): LanderFinding[] {
  const { variants } = campaign;
  if (variants === undefined) return [];
  if (!Array.isArray(variants)) return [{ path: 'variants', problem: 'is not a list; leave it out to show everybody the same' }];
  if (variants.length < VARIANTS_MIN || variants.length > VARIANTS_MAX) {
    const problem = `are ${variants.length}; a campaign compares ${VARIANTS_MIN} to ${VARIANTS_MAX}, or has none`;
    return [{ path: 'variants', problem }];
  }
  const [names, weights] = (['name', 'weight'] as const).map((field) =>
    variants.map((variant: unknown) => (isObject(variant) ? variant[field] : undefined)),
  ) as [unknown[], unknown[]];
  return [
    ...variants.flatMap((variant: unknown, index) => checkVariant(variant, `variants[${index}]`, names.slice(0, index), imageNames)),
    ...checkTotalWeight(weights),
    ...findSameVariants(campaign, variants),
  ];
}
