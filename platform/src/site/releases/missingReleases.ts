import { access } from 'node:fs/promises';
import type { Registry } from '../../registry/Registry';
import type { ReleaseFolder } from './ReleaseFolder';

/** Live releases without files, as after a restore of the database alone: visitors cannot load them. */
export async function missingReleases({ remotes }: Registry, folder: ReleaseFolder): Promise<string[]> {
  const live = Object.entries(remotes).flatMap(([remote, { state, stable, canary }]) =>
    state === 'on' ? [stable, canary?.release].filter((id) => typeof id === 'string').map((id) => ({ remote, id })) : [],
  );
  const checked = live.map(async ({ remote, id }) =>
    access(folder.pathOf({ remote: remote as keyof Registry['remotes'], id }, 'release.json')).then(
      () => [],
      () => [`${remote} ${id}`],
    ),
  );
  return (await Promise.all(checked)).flat();
}
