import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { ReleaseFigures } from '../visit/figures';
import { chart, type ChartLine } from './chart';
import { html, type Html } from './Html';
import { getRole } from './getRole';
import { STATUS_RANGES } from './StatusRange';
import type { StatusView } from './StatusView';
import { lineOf } from './timeline';
import { formatOptional, units } from './units';

/** Maximum number of releases with their own line in a chart. */
const MAX_LINES = 4;
const STATES = { on: 'live', off: 'switched off', maintenance: 'in maintenance' } as const;
const HOUR_MS = 3_600_000;

/** Ids of the relevant releases: first those that visitors may get, then those with visits, the most visited first. */
function toReleases({ stable, canary }: RegistryEntry, figures: readonly ReleaseFigures[]): string[] {
  const visited = [...figures].sort((left, right) => right.visits - left.visits).map(({ release }) => release);
  const live = [stable, canary?.release].filter((release) => release !== null && release !== undefined);
  return [...new Set([...live, ...visited])];
}

/** Texts of the table cells with a release's figures; `total` is the number of visits to the remote. */
function figuresCells(releaseFigures: ReleaseFigures | undefined, total: number): string[] {
  if (releaseFigures === undefined) return ['0', ...Array.from({ length: 5 }, () => formatOptional(null, units.count))];
  const { visits, errorRate, lcp, inp, cls } = releaseFigures;
  const shares = [units.percent(visits / total), units.percent(errorRate)];
  return [units.count(visits), ...shares, formatOptional(lcp, units.ms), formatOptional(inp, units.ms), formatOptional(cls, units.shift)];
}

const lineKey = (key: number): Html =>
  html`<svg class="key" viewBox="0 0 22 6" aria-hidden="true">
    <g class="line k${key}"><path d="M0 3H22" /></g>
  </svg>`;

function figuresRow(entry: RegistryEntry, release: string, key: number, figures: readonly ReleaseFigures[]): Html {
  const releaseFigures = figures.find((row) => row.release === release);
  const total = figures.reduce((sum, { visits }) => sum + visits, 0);
  const role = getRole(entry, release);
  const tag = role === '' ? undefined : html` <span class="tag ${role.replace(' ', '-')}">${role}</span>`;
  return html`<tr>
    <th scope="row">${key < MAX_LINES ? lineKey(key) : undefined}<code>${release}</code>${tag}</th>
    ${figuresCells(releaseFigures, total).map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

const HEAD = ['Release', 'Visits', 'Share', 'Failed', 'LCP p75', 'INP p75', 'CLS p75'].map((name) => html`<th scope="col">${name}</th>`);

function charts(view: StatusView, remote: ReleaseOwner, releases: readonly string[]): Html {
  const lines = (value: (figures: ReleaseFigures) => number | null): ChartLine[] =>
    releases.slice(0, MAX_LINES).map((release, key) => ({ key, name: release, values: lineOf(view.timeline, { remote, release }, value) }));
  const [from, to] = [units.time((view.timeline.spans[0] ?? 0) * HOUR_MS), 'now'];
  return html`<div class="charts">
    ${chart({ title: 'Visits', lines: lines(({ visits }) => visits), text: units.count, least: 5, from, to })}
    ${chart({ title: 'Failed visits', lines: lines(({ errorRate }) => errorRate), text: units.percent, least: 0.02, from, to })}
    ${chart({ title: 'Largest paint (LCP), p75', lines: lines(({ lcp }) => lcp), text: units.ms, least: 1_000, from, to })}
    ${chart({ title: 'Slowest answer (INP), p75', lines: lines(({ inp }) => inp), text: units.ms, least: 200, from, to })}
    ${chart({ title: 'Layout shift (CLS), p75', lines: lines(({ cls }) => cls), text: units.shift, least: 0.1, from, to })}
  </div>`;
}

function canaryText({ canary }: RegistryEntry, why: string | undefined): Html | undefined {
  if (canary === undefined) return undefined;
  const only = Object.values(canary.only ?? {});
  const whom = only.length === 0 ? 'of the visitors' : `of the visitors from ${only.join(', ')}`;
  return html`<p class="note">Canary <code>${canary.release}</code> for ${canary.percent} % ${whom}. ${why}.</p>`;
}

/** Section about a remote: what is live, how it performed, and what failed. */
export function remoteSection(view: StatusView, remote: ReleaseOwner, entry: RegistryEntry): Html {
  const { status, range } = view;
  const figures = status.figures.filter((row) => row.remote === remote);
  const releases = toReleases(entry, figures);
  const failures = status.beacons.filter((row) => row.remote === remote);
  const blocked = entry.blocked.length === 0 ? undefined : html`<p class="quiet">Blocked: ${entry.blocked.join(', ')}</p>`;
  return html`<section aria-labelledby="${remote}">
    <h2 id="${remote}">${remote} <span class="tag ${entry.state}">${STATES[entry.state]}</span></h2>
    <p class="quiet">
      Team ${entry.owner}. Stable <code>${entry.stable ?? 'none'}</code>, last good <code>${entry.lastGood[0] ?? 'none'}</code>.
    </p>
    ${canaryText(entry, status.canaries[remote]?.why)}${blocked}
    <div class="scroll" tabindex="0" role="region" aria-label="Releases of ${remote}">
      <table>
        <caption>
          Last ${STATUS_RANGES[range].label}
        </caption>
        <thead>
          <tr>
            ${HEAD}
          </tr>
        </thead>
        <tbody>
          ${releases.map((release, key) => figuresRow(entry, release, key, figures))}
        </tbody>
      </table>
    </div>
    ${figures.length === 0 ? html`<p class="quiet">No page reported it in this time.</p>` : charts(view, remote, releases)}
    ${failures.length === 0 ? undefined : failureList(failures)}
  </section>`;
}

const failureList = (failures: StatusView['status']['beacons']): Html =>
  html`<details>
    <summary>Failures of the last 14 days</summary>
    <ul>
      ${failures.map(({ release, rung, visits, reason }) => html`<li><code>${release}</code> ${rung}: ${visits} ${visits === 1 ? 'visit' : 'visits'}, newest “${reason}”</li>`)}
    </ul>
  </details>`;
