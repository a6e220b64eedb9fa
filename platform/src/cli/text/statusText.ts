import type { Status } from '../DeployClient';
import { table } from './table';

export function statusText({ serial, remotes, beacons }: Status): string {
  const rows = Object.entries(remotes).map(([remote, { owner, state, stable, lastGood, canary }]) => {
    const share = canary === undefined ? '' : `canary ${canary.release} ${canary.percent} %`;
    return [remote, owner, state, stable ?? '-', lastGood[0] ?? '-', share];
  });
  const failures = beacons.map(({ remote, release, rung, visits, reason }) => [remote, release, rung, `${visits} visits`, reason]);
  const lists = [
    table([['remote', 'team', 'state', 'stable', 'last good', ''], ...rows]),
    ...(failures.length === 0 ? [] : ['', 'failures', table(failures)]),
  ];
  return [`serial ${serial}`, ...lists].join('\n');
}
