import { setTimeout } from 'node:timers/promises';
import { signRelease } from '../keys/signRelease';
import type { ReleaseOwner } from '../registry/Registry';
import type { DeployClient } from './DeployClient';
import { DeployError } from './DeployError';
import type { Build } from './readBuild';
import { sameRelease } from './sameRelease';
import type { TeamSecrets } from './TeamSecrets';
import { withFreeVersion } from './withFreeVersion';

export interface PublishOptions {
  /** Takes the next free patch version when the build's own is taken. */
  bump: boolean;
  /** Gives a new release all traffic at once. */
  promote: boolean;
}

export interface Published {
  remote: ReleaseOwner;
  release: string;
  /** False when the same content was published before. */
  isNew: boolean;
  isPromoted: boolean;
  /** What has the traffic now; null before the first promotion. */
  stable: string | null;
  serial: number;
}

/** Publishers that may come between the look at the registry and the change of it; each try starts with a new look. */
const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Signs and uploads a build; content that is published already is left as it is, so a start never undoes a rollback. When others
 * publish at the same time, it looks again and tries again.
 */
export async function publishPackage(
  client: DeployClient,
  secrets: TeamSecrets,
  build: Build,
  options: PublishOptions,
): Promise<Published> {
  for (let lost = 1; ; lost += 1) {
    try {
      return await publishOnce(client, secrets, build, options);
    } catch (error) {
      if (!isLostRace(error) || lost === TRIES) throw error;
      await setTimeout(PAUSE_MS * lost);
    }
  }
}

const isLostRace = (error: unknown): boolean => error instanceof DeployError && error.code === 'conflict';

async function publishOnce(client: DeployClient, secrets: TeamSecrets, build: Build, options: PublishOptions): Promise<Published> {
  const { remote } = build.draft;
  const { serial, remotes, releases } = await client.status();
  const { published: known = [], stable = null } = remotes[remote] ?? {};
  const before = sameRelease(
    build.draft,
    known.flatMap((id) => releases[`${remote}/${id}`] ?? []),
  );
  if (before === undefined) {
    const { team, privateKey } = secrets.signer(remote);
    const draft = options.bump ? withFreeVersion(build.draft, known) : build.draft;
    const written = await client.publish(serial, signRelease(draft, team, privateKey), build.files, options.promote);
    const isPromoted = options.promote;
    return { remote, release: draft.id, isNew: true, isPromoted, stable: isPromoted ? draft.id : stable, serial: written.serial };
  }
  const isPromoted = options.promote && stable === null;
  const written = isPromoted ? await client.change(remote, 'promote', { serial, release: before.id }) : { serial, stable };
  return { remote, release: before.id, isNew: false, isPromoted, ...written };
}
