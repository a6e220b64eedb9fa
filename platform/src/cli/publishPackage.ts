import { setTimeout } from 'node:timers/promises';
import type { Release } from '@rendezvous/shared/contract';
import { assertGatesPassed } from '../gates/GateResult';
import { signRelease } from '../keys/releaseSignature';
import type { ReleaseOwner } from '../registry/Registry';
import type { RegistryEntry } from '../registry/registrySchema';
import { RegistryConflict } from '../registry/store/RegistryStore';
import type { DeployClient, Status, UploadOptions } from './DeployClient';
import { DeployError } from './DeployError';
import { createGateReport } from './createGateReport';
import type { Build } from './readBuild';
import { findSameRelease, assignFreeVersion } from './findSameRelease';
import type { TeamSecrets } from './TeamSecrets';
import { findTypeProblems } from './findTypeProblems';

/** Rejects when the compiler finds that a release is incompatible with what is live; the error also lists everything that the server would report. */
async function assertTypesCompatible(
  client: DeployClient,
  status: Status,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const typeFindings = await findTypeProblems(client, status, release, files);
  if (typeFindings.length > 0) assertGatesPassed(release, (await createGateReport(client, release, files, typeFindings)).gates);
}

export interface PublishOptions extends UploadOptions {
  /** Uses the next free patch version when the build's version is taken. */
  bump: boolean;
  /** Publishes only if the registry has this serial; without it, each attempt is based on the current serial. */
  expectSerial?: number;
}

export interface PublishResult {
  remote: ReleaseOwner;
  release: string;
  /** False when the same content was published before. */
  isNew: boolean;
  isPromoted: boolean;
  /** Release that gets the traffic; null before the first promotion. */
  stable: string | null;
  serial: number;
  /** True for a dry run: nothing was done, and the result describes what would have been done. */
  dryRun: boolean;
  files: number;
  /** Total of all files, in bytes. */
  bytes: number;
}

/** Maximum number of attempts while others publish at the same time; each starts by reading the registry again. */
const MAX_ATTEMPTS = 10;
/** First pause between attempts, in ms; the nth pause takes n times as long. */
const FIRST_PAUSE_MS = 200;

/**
 * Signs and uploads a build; content that is already published is not published again, so that repeating a publish never undoes a rollback. Retries
 * when others publish at the same time, unless `expectSerial` is set.
 */
export async function publishPackage(
  client: DeployClient,
  secrets: TeamSecrets,
  build: Build,
  options: PublishOptions,
): Promise<PublishResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishOnce(client, secrets, build, options);
    } catch (error) {
      if (!isLostRace(error) || options.expectSerial !== undefined || attempt === MAX_ATTEMPTS) throw error;
      await setTimeout(FIRST_PAUSE_MS * attempt);
    }
  }
}

const isLostRace = (error: unknown): boolean => error instanceof DeployError && error.code === 'conflict';

type PublishOutcome = Pick<PublishResult, 'release' | 'isNew' | 'isPromoted' | 'stable' | 'serial'>;

async function publishOnce(client: DeployClient, secrets: TeamSecrets, build: Build, options: PublishOptions): Promise<PublishResult> {
  const { draft, files } = build;
  const { remote } = draft;
  const status = await client.loadStatus();
  const { dryRun, expectSerial = status.serial } = options;
  if (status.serial !== expectSerial) throw new DeployError('conflict', new RegistryConflict(expectSerial).message);
  const storedIds = getStoredIds(status.remotes[remote]);
  const existingRelease = findSameRelease(
    draft,
    storedIds.flatMap((id) => status.releases[`${remote}/${id}`] ?? []),
  );
  const outcome =
    existingRelease === undefined
      ? publishNew(client, secrets, status, build, options)
      : promoteIfFirst(client, status, existingRelease, options);
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { remote, ...(await outcome), dryRun, files: files.size, bytes };
}

/** Returns the ids of a remote's releases whose files have not been collected. */
const getStoredIds = (entry: RegistryEntry | undefined): string[] =>
  (entry?.published ?? []).filter((id) => entry?.collected?.[id] === undefined);

async function publishNew(
  client: DeployClient,
  secrets: TeamSecrets,
  status: Status,
  { draft, files }: Build,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const entry = status.remotes[draft.remote];
  const { team, privateKey } = secrets.getSigner(draft.remote);
  // Content whose files have been collected is published again under its own version.
  const takenIds = entry?.collected?.[draft.id] === undefined ? (entry?.published ?? []) : getStoredIds(entry);
  const release = signRelease(options.bump ? assignFreeVersion(draft, takenIds) : draft, team, privateKey);
  await assertTypesCompatible(client, status, release, files);
  const { serial } = await client.publish(status.serial, release, files, options);
  const stable = options.promote ? release.id : (entry?.stable ?? null);
  return { release: release.id, isNew: true, isPromoted: options.promote, stable, serial };
}

/**
 * Promotes content that is already published, provided that this was requested and the remote has no stable release yet; otherwise changes nothing.
 */
async function promoteIfFirst(
  client: DeployClient,
  status: Status,
  { remote, id }: Release,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { serial, remotes } = status;
  const stable = remotes[remote]?.stable ?? null;
  const outcome = { release: id, isNew: false };
  const { promote, dryRun, why } = options;
  if (!promote || stable !== null) return { ...outcome, isPromoted: false, stable, serial };
  const change = { serial, release: id, ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
  const reply = await client.change(remote, 'promote', change);
  return { ...outcome, isPromoted: true, stable: reply.stable, serial: reply.serial };
}
