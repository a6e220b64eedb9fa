import { signRelease } from '../keys/signRelease';
import type { ReleaseOwner } from '../registry/Registry';
import type { DeployClient } from './DeployClient';
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
  serial: number;
}

/** Signs and uploads a build; content that is published already is left as it is, so a start never undoes a rollback. */
export async function publishPackage(
  client: DeployClient,
  secrets: TeamSecrets,
  build: Build,
  options: PublishOptions,
): Promise<Published> {
  const { remote } = build.draft;
  const { serial, remotes, releases } = await client.status();
  const known = remotes[remote]?.published ?? [];
  const before = sameRelease(
    build.draft,
    known.flatMap((id) => releases[`${remote}/${id}`] ?? []),
  );
  const uploaded =
    before === undefined ? await upload(client, secrets, build, { serial, known, bump: options.bump }) : { serial, release: before.id };
  const isNew = before === undefined;
  const isPromoted = options.promote && (isNew || (remotes[remote]?.stable ?? null) === null);
  const written = isPromoted ? await client.change(remote, 'promote', { serial: uploaded.serial, release: uploaded.release }) : uploaded;
  return { remote, release: uploaded.release, isNew, isPromoted, serial: written.serial };
}

interface UploadContext {
  serial: number;
  /** Ids of the releases published so far. */
  known: readonly string[];
  bump: boolean;
}

function upload(
  client: DeployClient,
  secrets: TeamSecrets,
  { draft, files }: Build,
  { serial, known, bump }: UploadContext,
): Promise<{ serial: number; release: string }> {
  const { team, privateKey } = secrets.signer(draft.remote);
  return client.publish(serial, signRelease(bump ? withFreeVersion(draft, known) : draft, team, privateKey), files);
}
