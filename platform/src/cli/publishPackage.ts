import { setTimeout } from 'node:timers/promises';
import type { Release } from '@rendezvous/shared/contract';
import { assertGatesPassed } from '../gates/GateResult';
import { signRelease } from '../keys/releaseSignature';
import type { ReleaseOwner } from '../registry/Registry';
import type { RegistryEntry } from '../registry/registrySchema';
import { RegistryConflict } from '../registry/store/RegistryStore';
import type { DeployClient, Status, UploadOptions } from './DeployClient';
import { DeployError } from './DeployError';
import { gateReport } from './gateReport';
import type { Build } from './readBuild';
import { sameRelease, withFreeVersion } from './sameRelease';
import type { TeamSecrets } from './TeamSecrets';
import { findTypeProblems } from './findTypeProblems';

/** Throws when the compiler finds that a release does not fit what is live, with everything the server would report as well. */
async function assertTypesFit(client: DeployClient, status: Status, release: Release, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const types = await findTypeProblems(client, status, release, files);
  if (types.length > 0) assertGatesPassed(release, (await gateReport(client, release, files, types)).gates);
}

export interface PublishOptions extends UploadOptions {
  /** Uses the next free patch version when the build's own is taken. */
  bump: boolean;
  /** Publishes only if the registry has this serial; otherwise into its current state. */
  expectSerial?: number;
}

export interface Published {
  remote: ReleaseOwner;
  release: string;
  /** False when the same content was published before. */
  isNew: boolean;
  isPromoted: boolean;
  /** Release with the traffic; null before the first promotion. */
  stable: string | null;
  serial: number;
  /** Nothing was done; this describes what would be. */
  dryRun: boolean;
  files: number;
  /** Total of all files, in bytes. */
  bytes: number;
}

/** Attempts while others publish at the same time; each starts by reading the registry again. */
const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Signs and uploads a build; content that is already published is left alone, so a start never undoes a rollback. Retries when others publish at the
 * same time.
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
      if (!isLostRace(error) || options.expectSerial !== undefined || lost === TRIES) throw error;
      await setTimeout(PAUSE_MS * lost);
    }
  }
}

const isLostRace = (error: unknown): boolean => error instanceof DeployError && error.code === 'conflict';

type Done = Pick<Published, 'release' | 'isNew' | 'isPromoted' | 'stable' | 'serial'>;

async function publishOnce(client: DeployClient, secrets: TeamSecrets, build: Build, options: PublishOptions): Promise<Published> {
  const { draft, files } = build;
  const { remote } = draft;
  const status = await client.status();
  const { dryRun, expectSerial = status.serial } = options;
  if (status.serial !== expectSerial) throw new DeployError('conflict', new RegistryConflict(expectSerial).message);
  const published = withFiles(status.remotes[remote]);
  const before = sameRelease(
    draft,
    published.flatMap((id) => status.releases[`${remote}/${id}`] ?? []),
  );
  const done = before === undefined ? publishNew(client, secrets, status, build, options) : promoteFirst(client, status, before, options);
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { remote, ...(await done), dryRun, files: files.size, bytes };
}

/** Releases of a remote that were not collected. */
const withFiles = (entry: RegistryEntry | undefined): string[] =>
  (entry?.published ?? []).filter((id) => entry?.collected?.[id] === undefined);

async function publishNew(
  client: DeployClient,
  secrets: TeamSecrets,
  status: Status,
  { draft, files }: Build,
  options: PublishOptions,
): Promise<Done> {
  const entry = status.remotes[draft.remote];
  const { team, privateKey } = secrets.signer(draft.remote);
  // Collected content returns under its own version.
  const taken = entry?.collected?.[draft.id] === undefined ? (entry?.published ?? []) : withFiles(entry);
  const release = signRelease(options.bump ? withFreeVersion(draft, taken) : draft, team, privateKey);
  await assertTypesFit(client, status, release, files);
  const { serial } = await client.publish(status.serial, release, files, options);
  const stable = options.promote ? release.id : (entry?.stable ?? null);
  return { release: release.id, isNew: true, isPromoted: options.promote, stable, serial };
}

/** Publishing the same content again changes nothing, unless nothing was promoted yet. */
async function promoteFirst(client: DeployClient, status: Status, { remote, id }: Release, options: PublishOptions): Promise<Done> {
  const { serial, remotes } = status;
  const stable = remotes[remote]?.stable ?? null;
  const known = { release: id, isNew: false };
  const { promote, dryRun, why } = options;
  if (!promote || stable !== null) return { ...known, isPromoted: false, stable, serial };
  const change = { serial, release: id, ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
  const written = await client.change(remote, 'promote', change);
  return { ...known, isPromoted: true, stable: written.stable, serial: written.serial };
}
