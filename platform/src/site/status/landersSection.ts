import type { LiveLander } from '@rendezvous/shared/contract';
import { html, type Html } from './Html';
import { scrollTable } from './scrollTable';
import { units } from './units';

const HEAD = ['Lander', 'Revision', 'Shown', 'Since', 'Who', 'Why'];

function toShownText({ isShown, schedule }: Pick<LiveLander, 'isShown' | 'schedule'>): string {
  const { from, until } = schedule ?? {};
  const ends = Object.entries({ from, until }).flatMap(([end, time]) =>
    time === undefined ? [] : [`${end} ${units.time(Date.parse(time))}`],
  );
  return [isShown ? 'yes' : 'by schedule not now', ...ends].join(', ');
}

const toRow = ({ name, slug, revision, isShown, schedule, at, who, why }: LiveLander): Html =>
  html`<tr>
    <th scope="row">${name}/${slug}</th>
    <td>${revision}</td>
    <td>${toShownText({ isShown, schedule })}</td>
    <td><time datetime="${new Date(at * 1_000).toISOString()}">${units.time(at * 1_000)}</time></td>
    <td>${who}</td>
    <td class="words">${why}</td>
  </tr>`;

const toContent = (landers: readonly LiveLander[] | undefined): Html => {
  if (landers === undefined) return html`<p class="quiet">The api, which keeps them, does not answer.</p>`;
  if (landers.length === 0) return html`<p class="quiet">No campaign is live; landers show what the product brings.</p>`;
  return scrollTable('Campaigns', HEAD, landers.map(toRow));
};

/** Section with the live campaigns of landers; `landers` is undefined while the api is unavailable. */
export const landersSection = (landers: readonly LiveLander[] | undefined): Html =>
  html`<section aria-labelledby="campaigns">
    <h2 id="campaigns">Campaigns of landers</h2>
    ${toContent(landers)}
  </section>`;
