import type { ReleaseOwner } from '../../registry/Registry';
import type { HistoryRow } from '../../registry/store/RegistryStore';
import { AUTOMATIC_AUTHOR } from '../visit/CanaryWatch';
import { renderBrowserSection } from './renderBrowserSection';
import { html, type Html } from './Html';
import { renderLandersSection } from './renderLandersSection';
import { renderRemoteSection } from './renderRemoteSection';
import { renderReportsSection } from './renderReportsSection';
import { renderScrollTable } from './renderScrollTable';
import { renderStatusDocument } from './renderStatusDocument';
import { STATUS_RANGES, type StatusRange } from './StatusRange';
import type { StatusView } from './StatusView';
import { formatters } from './formatters';
import { renderWhySection } from './renderWhySection';

const HEADINGS = ['Serial', 'When', 'Who', 'What', 'Remote', 'Release', 'Why'];

const renderRow = ({ serial, at, who, action, remote, release, why }: HistoryRow): Html =>
  html`<tr class="${who === AUTOMATIC_AUTHOR ? 'automatic' : ''}">
    <th scope="row">${serial}</th>
    <td><time datetime="${new Date(at).toISOString()}">${formatters.time(at)}</time></td>
    <td>${who}</td>
    <td>${action}</td>
    <td>${remote}</td>
    <td><code>${release ?? ''}</code></td>
    <td class="words">${why}</td>
  </tr>`;

const renderChangesSection = (history: readonly HistoryRow[]): Html =>
  html`<section aria-labelledby="changes">
    <h2 id="changes">Last changes</h2>
    ${renderScrollTable('Changes', HEADINGS, history.map(renderRow))}
  </section>`;

/**
 * Renders what needs attention: remotes that are not live, canaries that were aborted automatically in the last 24 hours, and open
 * canaries.
 */
function renderNews({ status: { remotes, canaries, aborts }, now }: StatusView): Html {
  const dayAgo = now - 24 * 3_600_000;
  const owners = Object.keys(remotes) as ReleaseOwner[];
  const items = [
    ...owners.flatMap((remote) =>
      remotes[remote]?.state === 'on' ? [] : [html`${remote} is ${remotes[remote]?.state === 'off' ? 'switched off' : 'in maintenance'}`],
    ),
    ...aborts
      .filter(({ at }) => at > dayAgo)
      .map(
        ({ remote, release, at, why }) =>
          html`Canary <code>${release}</code> of ${remote} ended by itself at ${formatters.time(at)}: ${why}`,
      ),
    ...(Object.keys(canaries) as ReleaseOwner[]).map(
      (remote) => html`<a href="#${remote}">Canary of ${remote}</a> for ${remotes[remote]?.canary?.percent} %: ${canaries[remote]?.why}`,
    ),
  ];
  if (items.length === 0) return html`<p class="news calm">Everything is live, no canary is open.</p>`;
  return html`<ul class="news">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

function renderRangeLinks({ range }: StatusView): Html {
  const links = (Object.keys(STATUS_RANGES) as StatusRange[]).map(
    (option) =>
      html`<a href="/platform?range=${option}" ${option === range ? html` aria-current="page"` : ''}>${STATUS_RANGES[option].label}</a>`,
  );
  return html`<nav aria-label="Range">${links}</nav>`;
}

/** Document of the status page of the release platform, for a team. */
export function renderStatusPage(view: StatusView): string {
  const { status, team, now } = view;
  const sections = (Object.keys(status.remotes) as ReleaseOwner[]).sort().flatMap((remote) => {
    const entry = status.remotes[remote];
    return entry === undefined ? [] : [renderRemoteSection(view, remote, entry)];
  });
  return renderStatusDocument(
    'Releases',
    html`<header>
        <div>
          <h1>Releases</h1>
          <p class="quiet">Serial ${status.serial}, seen ${formatters.time(now)} by team ${team}</p>
        </div>
        ${renderRangeLinks(view)}
        <form method="post" action="/platform/logout"><button class="plain">Log out</button></form>
      </header>
      <main>
        ${renderNews(view)}${sections}${renderBrowserSection(view)}${renderChangesSection(view.history)}${renderLandersSection(view)}${renderReportsSection(view.reports)}${renderWhySection(view)}
      </main>`,
  );
}
