import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { ReleaseFigures } from '../visit/figures';
import { renderChart, type ChartLine } from './renderChart';
import { html, type Html } from './Html';
import { getRole } from './getRole';
import { STATUS_RANGES } from './StatusRange';
import type { StatusView } from './StatusView';
import { toChartValues } from './timeline';
import { formatOptional, formatters } from './formatters';

/** Maximum number of releases with their own line in a chart. */
const MAX_LINES = 4;
const STATE_TEXTS = { on: 'live', off: 'switched off', maintenance: 'in maintenance' } as const;
const HOUR_MS = 3_600_000;

/** Returns the ids of the relevant releases: first the stable one and the canary, then those with visits, the most visited first. */
function getRelevantReleases({ stable, canary }: RegistryEntry, figures: readonly ReleaseFigures[]): string[] {
  const visitedReleases = [...figures].sort((left, right) => right.visits - left.visits).map(({ release }) => release);
  const liveReleases = [stable, canary?.release].filter((release) => release !== null && release !== undefined);
  return [...new Set([...liveReleases, ...visitedReleases])];
}

/** Returns the texts of the table cells with a release's figures; `total` is the number of visits to the remote. */
function toFigureTexts(releaseFigures: ReleaseFigures | undefined, total: number): string[] {
  if (releaseFigures === undefined) return ['0', ...Array.from({ length: 5 }, () => formatOptional(null, formatters.count))];
  const { visits, errorRate, lcp, inp, cls } = releaseFigures;
  const shares = [formatters.percent(visits / total), formatters.percent(errorRate)];
  return [
    formatters.count(visits),
    ...shares,
    formatOptional(lcp, formatters.ms),
    formatOptional(inp, formatters.ms),
    formatOptional(cls, formatters.shift),
  ];
}

const renderLineKey = (key: number): Html =>
  html`<svg class="key" viewBox="0 0 22 6" aria-hidden="true">
    <g class="line k${key}"><path d="M0 3H22" /></g>
  </svg>`;

function renderFiguresRow(entry: RegistryEntry, release: string, key: number, figures: readonly ReleaseFigures[]): Html {
  const releaseFigures = figures.find((row) => row.release === release);
  const total = figures.reduce((sum, { visits }) => sum + visits, 0);
  const role = getRole(entry, release);
  const tag = role === '' ? undefined : html` <span class="tag ${role.replace(' ', '-')}">${role}</span>`;
  return html`<tr>
    <th scope="row">${key < MAX_LINES ? renderLineKey(key) : undefined}<code>${release}</code>${tag}</th>
    ${toFigureTexts(releaseFigures, total).map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

const HEADER_CELLS = ['Release', 'Visits', 'Share', 'Failed', 'LCP p75', 'INP p75', 'CLS p75'].map(
  (name) => html`<th scope="col">${name}</th>`,
);

function renderCharts(view: StatusView, remote: ReleaseOwner, releases: readonly string[]): Html {
  const toLines = (getValue: (figures: ReleaseFigures) => number | null): ChartLine[] =>
    releases
      .slice(0, MAX_LINES)
      .map((release, key) => ({ key, name: release, values: toChartValues(view.timeline, { remote, release }, getValue) }));
  const [from, to] = [formatters.time((view.timeline.spanStarts[0] ?? 0) * HOUR_MS), 'now'];
  return html`<div class="charts">
    ${renderChart({ title: 'Visits', lines: toLines(({ visits }) => visits), formatValue: formatters.count, minScaleEnd: 5, from, to })}
    ${renderChart({ title: 'Failed visits', lines: toLines(({ errorRate }) => errorRate), formatValue: formatters.percent, minScaleEnd: 0.02, from, to })}
    ${renderChart({ title: 'Largest paint (LCP), p75', lines: toLines(({ lcp }) => lcp), formatValue: formatters.ms, minScaleEnd: 1_000, from, to })}
    ${renderChart({ title: 'Slowest answer (INP), p75', lines: toLines(({ inp }) => inp), formatValue: formatters.ms, minScaleEnd: 200, from, to })}
    ${renderChart({ title: 'Layout shift (CLS), p75', lines: toLines(({ cls }) => cls), formatValue: formatters.shift, minScaleEnd: 0.1, from, to })}
  </div>`;
}

function renderCanary({ canary }: RegistryEntry, why: string | undefined): Html | undefined {
  if (canary === undefined) return undefined;
  const audience = Object.values(canary.only ?? {});
  const audienceText = audience.length === 0 ? 'of the visitors' : `of the visitors from ${audience.join(', ')}`;
  return html`<p class="note">Canary <code>${canary.release}</code> for ${canary.percent} % ${audienceText}. ${why}.</p>`;
}

/** Section about a remote: what is live, how it performed, and what failed. */
export function renderRemoteSection(view: StatusView, remote: ReleaseOwner, entry: RegistryEntry): Html {
  const { status, range } = view;
  const figures = status.figures.filter((row) => row.remote === remote);
  const releases = getRelevantReleases(entry, figures);
  const failures = status.beacons.filter((row) => row.remote === remote);
  const blockedNote = entry.blocked.length === 0 ? undefined : html`<p class="quiet">Blocked: ${entry.blocked.join(', ')}</p>`;
  return html`<section aria-labelledby="${remote}">
    <h2 id="${remote}">${remote} <span class="tag ${entry.state}">${STATE_TEXTS[entry.state]}</span></h2>
    <p class="quiet">
      Team ${entry.owner}. Stable <code>${entry.stable ?? 'none'}</code>, last good <code>${entry.lastGood[0] ?? 'none'}</code>.
    </p>
    ${renderCanary(entry, status.canaries[remote]?.why)}${blockedNote}
    <div class="scroll" tabindex="0" role="region" aria-label="Releases of ${remote}">
      <table>
        <caption>
          Last ${STATUS_RANGES[range].label}
        </caption>
        <thead>
          <tr>
            ${HEADER_CELLS}
          </tr>
        </thead>
        <tbody>
          ${releases.map((release, key) => renderFiguresRow(entry, release, key, figures))}
        </tbody>
      </table>
    </div>
    ${figures.length === 0 ? html`<p class="quiet">No page reported it in this time.</p>` : renderCharts(view, remote, releases)}
    ${failures.length === 0 ? undefined : renderFailures(failures)}
  </section>`;
}

const renderFailures = (failures: StatusView['status']['beacons']): Html =>
  html`<details>
    <summary>Failures of the last 14 days</summary>
    <ul>
      ${failures.map(({ release, rung, visits, reason }) => html`<li><code>${release}</code> ${rung}: ${visits} ${visits === 1 ? 'visit' : 'visits'}, newest “${reason}”</li>`)}
    </ul>
  </details>`;
