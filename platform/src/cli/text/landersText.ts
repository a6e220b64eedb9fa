import type { LanderLaunch, LanderStatus, LiveLander } from '@rendezvous/shared/contract';
import { table } from './table';

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

function shownText({ isShown, schedule }: LiveLander): string {
  const { from, until } = schedule ?? {};
  const when = [...(from === undefined ? [] : [`from ${from}`]), ...(until === undefined ? [] : [`until ${until}`])].join(' ');
  return [isShown ? 'shown' : 'not shown', when].join(' ').trimEnd();
}

const endOf = ({ who, at, why }: LanderLaunch): string[] => [who, timeOf(at), why];

/** Live landers and the latest changes. */
export function landersText({ serial, live, launches }: LanderStatus): string {
  const rows = live.map((one) => [`${one.name}/${one.slug}`, String(one.revision), shownText(one), ...endOf(one)]);
  const changes = launches.map((one) => [
    ...[String(one.serial), `${one.name}/${one.slug}`, one.revision === null ? 'stopped' : String(one.revision)],
    ...endOf(one),
  ]);
  return [
    `serial ${serial}`,
    rows.length === 0 ? 'no campaign is live' : table([['live', 'revision', '', 'who', 'at', 'why'], ...rows]),
    ...(changes.length === 0 ? [] : ['', table([['serial', 'lander', 'revision', 'who', 'at', 'why'], ...changes])]),
  ].join('\n');
}
