import { DEFAULT_VARIANT, type LanderFigure } from '@rendezvous/shared/contract';

/** Figures of one variant over a period. */
export interface VariantSummary {
  variant: string;
  views: number;
  signups: number;
  /** Sign-ups per view; null without views. */
  rate: number | null;
  /** 95 % confidence interval of the rate; null without views. */
  interval: { low: number; high: number } | null;
}

/** Figures of a campaign over a period. */
export interface CampaignSummary {
  name: string;
  slug: string;
  variants: VariantSummary[];
  /** Result of comparing the variants; empty if there are fewer than two. */
  conclusion: string;
}

/** Quantile of the normal distribution for a 95 % confidence interval. */
const Z_SCORE = 1.96;
/** Views that each variant needs before variants are compared. */
const MIN_COMPARED_VIEWS = 1_000;

/** Returns Wilson's 95 % interval of a rate, which is accurate even for few sign-ups. */
export function getInterval(signups: number, views: number): { low: number; high: number } {
  const rate = Math.min(1, signups / views);
  const centre = rate + Z_SCORE ** 2 / (2 * views);
  const margin = Z_SCORE * Math.sqrt((rate * (1 - rate)) / views + Z_SCORE ** 2 / (4 * views ** 2));
  const scale = 1 + Z_SCORE ** 2 / views;
  return { low: Math.max(0, (centre - margin) / scale), high: Math.min(1, (centre + margin) / scale) };
}

function summarizeVariant(variant: string, figures: readonly LanderFigure[]): VariantSummary {
  const sumFigures = (counter: 'views' | 'signups'): number => figures.reduce((sum, figure) => sum + figure[counter], 0);
  const [views, signups] = [sumFigures('views'), sumFigures('signups')];
  const [rate, interval] = views === 0 ? [null, null] : [signups / views, getInterval(signups, views)];
  return { variant, views, signups, rate, interval };
}

/**
 * Describes how variants compare, which needs enough views of each; the best one is ahead if its interval lies above all others. Empty for
 * fewer than two.
 */
function conclude(variants: readonly VariantSummary[]): string {
  const comparedVariants = variants.filter(({ variant }) => variant !== DEFAULT_VARIANT);
  if (comparedVariants.length < 2) return '';
  if (comparedVariants.some(({ views }) => views < MIN_COMPARED_VIEWS))
    return `too few views to compare: each variant needs at least ${MIN_COMPARED_VIEWS}`;
  const [bestVariant, ...otherVariants] = [...comparedVariants].sort((left, right) => (right.rate ?? 0) - (left.rate ?? 0));
  const isAhead = otherVariants.every(({ interval }) => (interval?.high ?? 1) < (bestVariant?.interval?.low ?? 0));
  return bestVariant && isAhead
    ? `${bestVariant.variant} is ahead: its interval lies above the others`
    : 'no winner: the intervals overlap, so that chance can explain the difference';
}

const groupBy = (figures: readonly LanderFigure[], toKey: (figure: LanderFigure) => string): Map<string, LanderFigure[]> => {
  const groups = new Map<string, LanderFigure[]>();
  for (const figure of figures) groups.set(toKey(figure), [...(groups.get(toKey(figure)) ?? []), figure]);
  return groups;
};

/** Sums daily figures by campaign and variant, in order of first appearance. */
export const summarizeFigures = (figures: readonly LanderFigure[]): CampaignSummary[] =>
  [...groupBy(figures, ({ name, slug }) => `${name}/${slug}`)].map(([key, campaignFigures]) => {
    const [name = '', slug = ''] = key.split('/');
    const variants = [...groupBy(campaignFigures, ({ variant }) => variant)].map(([variant, rows]) => summarizeVariant(variant, rows));
    return { name, slug, variants, conclusion: conclude(variants) };
  });

/** Formats a rate or an end of its interval in percent; null is shown as a dash. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : `${(rate * 100).toFixed(1)} %`);

/** Formats a 95 % interval in percent; null is shown as a dash. */
export const formatInterval = (interval: VariantSummary['interval']): string =>
  interval === null ? '–' : `${(interval.low * 100).toFixed(1)} to ${formatRate(interval.high)}`;
