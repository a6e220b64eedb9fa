import type { LanderChanged, LanderFinding, LanderLaunch, LanderStatus, LiveLander } from '@rendezvous/shared/contract';
import { formatTable } from './formatTable';

const toIsoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();

function formatVisibility({ isShown, schedule }: LiveLander): string {
  const { from, until } = schedule ?? {};
  const period = [...(from === undefined ? [] : [`from ${from}`]), ...(until === undefined ? [] : [`until ${until}`])].join(' ');
  return [isShown ? 'shown' : 'not shown', period].join(' ').trimEnd();
}

const toChangeCells = ({ who, at, why }: LanderLaunch): string[] => [who, toIsoTime(at), why];

/** Tables of the live landers and of the latest changes. */
export function formatLanders({ serial, live, launches }: LanderStatus): string {
  const rows = live.map((lander) => [
    `${lander.name}/${lander.slug}`,
    String(lander.revision),
    formatVisibility(lander),
    ...toChangeCells(lander),
  ]);
  const changes = launches.map((launch) => [
    ...[String(launch.serial), `${launch.name}/${launch.slug}`, launch.revision === null ? 'stopped' : String(launch.revision)],
    ...toChangeCells(launch),
  ]);
  return [
    `serial ${serial}`,
    rows.length === 0 ? 'no campaign is live' : formatTable([['live', 'revision', '', 'who', 'at', 'why'], ...rows]),
    ...(changes.length === 0 ? [] : ['', formatTable([['serial', 'lander', 'revision', 'who', 'at', 'why'], ...changes])]),
  ].join('\n');
}

/** Creates a formatter that lists the findings for a campaign file, one per line. */
export const createFindingsFormatter =
  (file: string) =>
  ({ findings }: { findings: readonly LanderFinding[] }): string =>
    findings.length === 0 ? `${file} may be launched` : [file, ...findings.map(({ path, problem }) => `  ${path} ${problem}`)].join('\n');

const WHEN_VISIBLE =
  'visitors see it on their next page view; on another site server, or in a browser that has the old texts, a minute later';

const formatRevision = (revision: number | null): string => (revision === null ? 'nothing' : `revision ${revision}`);

/** Creates a formatter that describes a change to a lander or, for a dry run, what it would do. */
export const createLanderChangeFormatter =
  (action: string) =>
  ({ serial, name, slug, before, after, dryRun }: LanderChanged): string => {
    const heading = `serial ${serial}: ${name}/${slug} ${action}`;
    if (before === after) return `${heading} changes nothing, ${formatRevision(after)} is live`;
    const change = `  ${formatRevision(before)} → ${formatRevision(after)}`;
    if (dryRun) return `${heading} would do this; nothing was changed\n${change}`;
    return [`${heading}, ${formatRevision(after)} is live`, change, `  ${WHEN_VISIBLE}`].join('\n');
  };
