import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { Status } from '../DeployClient';
import { figuresText } from './figuresText';
import { historyText } from './historyText';
import { table } from './table';

/** Number of automatic aborts shown; the history has them all. */
const ABORTS = 3;

/** The canary, or the latest published release without traffic. */
function nextOf({ stable, canary, published, lastGood, blocked, collected = {} }: RegistryEntry): string {
  if (canary !== undefined) return `canary ${canary.release} ${canary.percent} %`;
  const newest = published.filter((id) => collected[id] === undefined && !blocked.includes(id)).at(-1);
  const isIdle = newest !== undefined && newest !== stable && !lastGood.includes(newest);
  return isIdle ? `${newest} published, no traffic` : '';
}

/** What is live, its health, and what failed. */
export function statusText({ serial, remotes, beacons, figures, canaries, aborts }: Status): string {
  const rows = Object.entries(remotes).map(([remote, entry]) => {
    const { owner, state, stable, lastGood } = entry;
    return [remote, owner, state, stable ?? '-', lastGood[0] ?? '-', nextOf(entry)];
  });
  const open = (Object.keys(canaries) as ReleaseOwner[]).map((remote) => [remote, canaries[remote]?.why ?? '']);
  const failures = beacons.map(({ remote, release, rung, visits, reason }) => [remote, release, rung, `${visits} visits`, reason]);
  const part = (title: string, lines: readonly unknown[], text: () => string): string[] => (lines.length === 0 ? [] : ['', title, text()]);
  return [
    `serial ${serial}`,
    table([['remote', 'team', 'state', 'stable', 'last good', ''], ...rows]),
    ...(figures.length === 0 ? [] : ['', figuresText(figures)]),
    ...part('canaries', open, () => table(open)),
    ...part('ended by themselves', aborts, () => historyText(aborts.slice(0, ABORTS))),
    ...part('failures', failures, () => table(failures)),
  ].join('\n');
}
