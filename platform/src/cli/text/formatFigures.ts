import type { LanderFigure } from '@rendezvous/shared/contract';
import { type CampaignSummary, formatInterval, formatRate, summarizeFigures } from '../../site/landers/summarizeFigures';
import { formatTable } from './formatTable';

/** Figures of a period that begins on the day `from`. */
interface Figures {
  from: string;
  figures: readonly LanderFigure[];
}

const toVariantRows = ({ name, slug, variants }: CampaignSummary): string[][] =>
  variants.map(({ variant, views, signups, rate, interval }) => [
    ...[`${name}/${slug}`, variant, String(views), String(signups)],
    ...[formatRate(rate), formatInterval(interval)],
  ]);

const NOTE = 'A view is counted once per visit, a sign-up for the variant that its visit saw last.';

/** Table of views and sign-ups by variant over the whole period, with the conclusions that the figures allow. */
export function formatFigures({ from, figures }: Figures): string {
  const campaigns = summarizeFigures(figures);
  if (campaigns.length === 0) return `no views since ${from}`;
  const conclusions = campaigns.flatMap(({ name, slug, conclusion }) => (conclusion === '' ? [] : [`${name}/${slug}: ${conclusion}`]));
  return [
    `since ${from}`,
    formatTable([['campaign', 'variant', 'views', 'sign-ups', 'rate', '95 % interval'], ...campaigns.flatMap(toVariantRows)]),
    ...(conclusions.length === 0 ? [] : ['', ...conclusions]),
    ...['', NOTE],
  ].join('\n');
}

/** Table of views and sign-ups by variant and day. */
export const formatDailyFigures = ({ from, figures }: Figures): string =>
  figures.length === 0
    ? `no views since ${from}`
    : formatTable([
        ['day', 'campaign', 'variant', 'views', 'sign-ups'],
        ...figures.map(({ day, name, slug, variant, views, signups }) => [
          ...[day, `${name}/${slug}`, variant],
          ...[String(views), String(signups)],
        ]),
      ]);
