import type { Release } from '@rendezvous/shared/contract';
import { type Static, Type } from 'typebox';
import { hasDigest } from '../../build/digest';
import type { Draft } from '../../gates/Descriptions';
import { assertGatesPassed } from '../../gates/GateResult';
import { runGates } from '../../gates/runGates';
import { verifyRelease } from '../../keys/releaseSignature';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import { RefusedChange } from '../../registry/changes/RefusedChange';
import { type Registry, findRelease } from '../../registry/Registry';
import { releaseSchema } from '../../registry/releaseSchema';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { plainVisit } from '../document/plainVisit';
import { preparePage } from '../document/preparePage';
import { publicPages } from '../document/publicPages';
import { Refusal } from '../plugins/Refusal';
import { RefusedUpload } from '../releases/RefusedUpload';
import { ReleaseBin } from '../releases/ReleaseBin';
import { isUnwanted } from './isUnwanted';

/**
 * Throws unless the public pages of a release can be rendered with the other live releases. `registry` is the one in which it has all traffic. While
 * the api is down nothing can be checked, and a fix may be on its way: then it passes.
 */
async function checkRendering(context: SiteContext, registry: Registry, { remote }: Release): Promise<void> {
  const visit = await plainVisit(context, 'en').catch(() => undefined);
  const { shell, plan } = resolve(registry, visit ?? { visitorId: '', country: '', locale: 'en' });
  if (visit === undefined || shell === undefined) return;
  for (const pathname of publicPages(plan, remote)) {
    const { pageFor } = await preparePage(context, registry, visit, pathname);
    const { job } = pageFor(null);
    if (!job) return;
    await context.renderThread.render(job.order()).catch((error: Error) => {
      throw new RefusedUpload('rendering', `${pathname} cannot be rendered: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    });
  }
}

/** Throws unless the team's signature is valid and the files are exactly those the release names. */
export function checkUpload(release: Release, files: ReadonlyMap<string, Buffer>, publicKeys: readonly string[]): void {
  if (!verifyRelease(release, publicKeys)) {
    throw new RefusedUpload('signature', `release.json is not signed with a key of team ${release.signedBy}.`);
  }
  const missing = Object.keys(release.integrity).find((file) => !files.has(file));
  if (missing !== undefined) throw new RefusedUpload('integrity', `${missing} is named by release.json but was not sent.`);
  for (const [file, content] of files) checkFile(file, content, release.integrity[file]);
  const needed = [release.entry, ...Object.values(release.catalogues), ...Object.values(release.preload).flat()];
  const unknown = needed.find((file) => !files.has(file));
  if (unknown !== undefined) throw new RefusedUpload('integrity', `${unknown} is used by release.json but is not one of its files.`);
}

function checkFile(file: string, content: Buffer, expected: string | undefined): void {
  if (expected === undefined) throw new RefusedUpload('integrity', `${file} was sent but is not named by release.json.`);
  if (!hasDigest(content, expected)) throw new RefusedUpload('integrity', `${file} does not have the bytes that release.json names.`);
}

/** Maximum size of an upload in bytes, including base64. */
export const UPLOAD_LIMIT = 96 * 1024 * 1024;

const file = Type.String({ maxLength: UPLOAD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

/** A release with its files in base64: one request, all or nothing. */
export const upload = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    why: Type.Optional(Type.String({ maxLength: 300 })),
    /** Gives it all traffic in the same change, so that nothing comes in between. */
    promote: Type.Optional(Type.Boolean()),
    /** Checks everything and stores nothing. */
    dryRun: Type.Optional(Type.Boolean()),
    release: releaseSchema,
    files: Type.Record(Type.String({ maxLength: 200 }), file),
  },
  { additionalProperties: false },
);

/** The registry with the release live; unchanged if it cannot be live. */
function withAllTraffic(registry: Registry, release: Release): Registry {
  try {
    return promoteRelease(registry, release.remote, release.id);
  } catch {
    return registry;
  }
}

/** An upload whose files match its signature. */
export function openUpload(
  context: Pick<SiteContext, 'teams'>,
  team: string,
  { release, files }: Pick<Static<typeof upload>, 'release' | 'files'>,
): Draft {
  if (release.signedBy !== team)
    throw new Refusal(403, 'not_owner', `The release is signed by ${release.signedBy}, the token is of ${team}.`);
  if (release.id.slice(0, -9) !== release.version)
    throw new Refusal(422, 'release_id', `${release.id} is not a release of version ${release.version}.`);
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
  checkUpload(release, contents, context.teams.publicKeys(team));
  return { release, files: contents };
}

/** Checks, stores and registers an upload. Files are stored first: a release that loses the race for the serial simply stays unknown. */
export async function receiveUpload(context: SiteContext, team: string, body: Static<typeof upload>): Promise<Registry> {
  const { serial, why = '', promote = false, dryRun = false } = body;
  const draft = openUpload(context, team, body);
  const { release, files } = draft;
  const { remote, id } = release;
  const action = promote ? 'publish and promote' : 'publish';
  const apply = (registry: Registry): Registry => {
    const published = publishRelease(registry, release);
    return promote ? promoteRelease(published, remote, id) : published;
  };
  // Certain errors are rejected before anything is stored; whether it can be promoted depends on the latest serial.
  const published = await context.registryCache.preview(serial, (registry) => publishRelease(registry, release));
  const known = await context.registryCache.current();
  assertGatesPassed(release, await runGates(context, known, draft));
  const stored = findRelease(published, remote, id) ?? release;
  if (stored !== release && findRelease(known, remote, id) === undefined) {
    throw new RefusedChange('version_taken', `${remote} ${id} was signed with a key that is not valid any more; raise the version.`);
  }
  const store = (): Promise<void> => context.folder.write(stored, files);
  await store();
  if (dryRun) {
    await checkRendering(context, withAllTraffic(published, release), release).finally(() => discard(context, release));
    return context.registryCache.preview(serial, apply);
  }
  await checkRendering(context, withAllTraffic(published, release), release);
  const written = await context.registryCache.change(serial, { who: team, action, remote, release: id, why }, apply);
  // Until this change, stored files could be taken for strays and collected.
  await store();
  return written;
}

/** Removes the files of a dry run, unless someone published the same release meanwhile. */
function discard({ folder, registryCache }: SiteContext, { remote, id }: Release): Promise<void> {
  return new ReleaseBin(folder).remove(remote, id, async () => isUnwanted(await registryCache.newest(), remote, id));
}
