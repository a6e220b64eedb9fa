import type { LiveLander } from '@rendezvous/shared/contract';
import { html, type Html } from './Html';
import { renderScrollTable } from './renderScrollTable';
import { formatters } from './formatters';

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

/** Section with the live campaigns of landers; `landers` is undefined while the api is unavailable. */
export const renderLandersSection = (landers: readonly LiveLander[] | undefined): Html =>
  html`<section aria-labelledby="campaigns">
    <h2 id="campaigns">Campaigns of landers</h2>
    ${renderContent(landers)}
  </section>`;
