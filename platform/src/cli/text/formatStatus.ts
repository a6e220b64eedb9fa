import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { ReleaseFigures } from '../../site/visit/figures';
import type { Status } from '../DeployClient';
import { formatHistory } from './formatHistory';
import { formatTable } from './formatTable';

/** Formats a fraction as a percentage with up to two decimals. */
const formatPercent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))} %`;

const formatMs = (value: number | null): string => (value === null ? '-' : `${Math.round(value)} ms`);

/** Formats what browsers reported about releases as a table; shares are relative to the visits of the same remote. */
function formatFigures(figures: readonly ReleaseFigures[]): string {
  const getTotalVisits = (remote: string): number => figures.reduce((sum, row) => sum + (row.remote === remote ? row.visits : 0), 0);
  const rows = figures.map(({ remote, release, visits, errorRate, lcp, inp, cls }) => [
    ...[remote, release, String(visits), formatPercent(visits / getTotalVisits(remote)), formatPercent(errorRate)],
    ...[formatMs(lcp), formatMs(inp), cls === null ? '-' : cls.toFixed(3)],
  ]);
  return formatTable([['last 24 hours', 'release', 'visits', 'share', 'failed', 'LCP p75', 'INP p75', 'CLS p75'], ...rows]);
}

/** Maximum number of automatic aborts shown; the history lists them all. */
const MAX_ABORTS = 3;

/** Describes the canary or, without one, the newest available release if it is neither stable nor known to be good; otherwise empty. */
function formatNextRelease({ stable, canary, published, lastGood, blocked, collected = {} }: RegistryEntry): string {
  if (canary !== undefined) return `canary ${canary.release} ${canary.percent} %`;
  const newestId = published.filter((id) => collected[id] === undefined && !blocked.includes(id)).at(-1);
  const isIdle = newestId !== undefined && newestId !== stable && !lastGood.includes(newestId);
  return isIdle ? `${newestId} published, no traffic` : '';
}

/** Describes what is live, its health, and what failed. */
export function formatStatus({ serial, remotes, beacons, figures, canaries, aborts }: Status): string {
  const rows = Object.entries(remotes).map(([remote, entry]) => {
    const { owner, state, stable, lastGood } = entry;
    return [remote, owner, state, stable ?? '-', lastGood[0] ?? '-', formatNextRelease(entry)];
  });
  const openCanaries = (Object.keys(canaries) as ReleaseOwner[]).map((remote) => [remote, canaries[remote]?.why ?? '']);
  const failures = beacons.map(({ remote, release, rung, visits, reason }) => [remote, release, rung, `${visits} visits`, reason]);
  const formatSection = (title: string, lines: readonly unknown[], formatText: () => string): string[] =>
    lines.length === 0 ? [] : ['', title, formatText()];
  return [
    `serial ${serial}`,
    formatTable([['remote', 'team', 'state', 'stable', 'last good', ''], ...rows]),
    ...(figures.length === 0 ? [] : ['', formatFigures(figures)]),
    ...formatSection('canaries', openCanaries, () => formatTable(openCanaries)),
    ...formatSection('ended by themselves', aborts, () => formatHistory(aborts.slice(0, MAX_ABORTS))),
    ...formatSection('failures', failures, () => formatTable(failures)),
  ].join('\n');
}
