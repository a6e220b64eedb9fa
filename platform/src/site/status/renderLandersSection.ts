import type { LanderFigure, LiveLander } from '@rendezvous/shared/contract';
import { html, type Html } from './Html';
import { renderScrollTable } from './renderScrollTable';
import { type CampaignSummary, formatInterval, formatRate, summarizeFigures } from '../landers/summarizeFigures';
import { formatters } from './formatters';
import type { StatusView } from './StatusView';

const HEADINGS = ['Lander', 'Revision', 'Shown', 'Since', 'Who', 'Why'];

function describeVisibility({ isShown, schedule }: Pick<LiveLander, 'isShown' | 'schedule'>): string {
  const { from, until } = schedule ?? {};
  const bounds = Object.entries({ from, until }).flatMap(([end, time]) =>
    time === undefined ? [] : [`${end} ${formatters.time(Date.parse(time))}`],
  );
  return [isShown ? 'yes' : 'by schedule not now', ...bounds].join(', ');
}

const renderRow = ({ name, slug, revision, isShown, schedule, at, who, why }: LiveLander): Html =>
  html`<tr>
    <th scope="row">${name}/${slug}</th>
    <td>${revision}</td>
    <td>${describeVisibility({ isShown, schedule })}</td>
    <td><time datetime="${new Date(at * 1_000).toISOString()}">${formatters.time(at * 1_000)}</time></td>
    <td>${who}</td>
    <td class="words">${why}</td>
  </tr>`;

const renderContent = (landers: readonly LiveLander[] | undefined): Html => {
  if (landers === undefined) return html`<p class="quiet">The api, which keeps them, does not answer.</p>`;
  if (landers.length === 0) return html`<p class="quiet">No campaign is live; landers show what the product brings.</p>`;
  return renderScrollTable('Campaigns', HEADINGS, landers.map(renderRow));
};

const FIGURE_HEADINGS = ['Lander', 'Variant', 'Views', 'Sign-ups', 'Rate', '95 % interval', 'Conclusion'];

const renderFigureRows = ({ name, slug, variants, conclusion }: CampaignSummary): Html[] =>
  variants.map(
    ({ variant, views, signups, rate, interval }) =>
      html`<tr>
        <th scope="row">${name}/${slug}</th>
        <td>${variant}</td>
        <td>${views}</td>
        <td>${signups}</td>
        <td>${formatRate(rate)}</td>
        <td>${formatInterval(interval)}</td>
        <td class="words">${conclusion}</td>
      </tr>`,
  );

/** Views and sign-ups of the last 30 days; nothing while there are none. */
const renderFigures = (figures: readonly LanderFigure[] = []): Html =>
  figures.length === 0
    ? html``
    : html`<h3>Views and sign-ups, last 30 days</h3>
        ${renderScrollTable('Figures of landers', FIGURE_HEADINGS, summarizeFigures(figures).flatMap(renderFigureRows))}`;

/** Section with the live campaigns of landers and their figures; both are undefined while the api is unavailable. */
export const renderLandersSection = ({ landers, landerFigures }: Pick<StatusView, 'landers' | 'landerFigures'>): Html =>
  html`<section aria-labelledby="campaigns">
    <h2 id="campaigns">Campaigns of landers</h2>
    ${renderContent(landers)}${renderFigures(landerFigures)}
  </section>`;
