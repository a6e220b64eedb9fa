import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Release } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { SiteDevelopment } from '../../site/SiteDevelopment';
import { DEVELOPMENT_FOLDER, DEVELOPMENT_RELEASE } from '../developmentRelease';
import { BuildBroadcaster } from './BuildBroadcaster';
import { forwardBuilds } from './forwardBuilds';

const RELEASE_PATH = new RegExp(`^/r/[^/]+/${DEVELOPMENT_RELEASE}/`);

/** Maximum number of attempts to read a release file that is still being written. */
const READ_ATTEMPTS = 40;
/** Pause after each attempt in ms. */
const READ_PAUSE_MS = 25;

/** Serves the packages that compilers keep up to date: each has one release, `dev`, which is reloaded for every document. */
export class DevelopmentReleases implements SiteDevelopment {
  constructor(
    private readonly names: readonly string[],
    private readonly root: string,
  ) {}

  toLiveRegistry = async (registry: Registry): Promise<Registry> => {
    return (await this.releases()).reduce(withRelease, registry);
  };

  /** Reads the releases that the compilers have built most recently. */
  releases = async (): Promise<Release[]> => {
    const releases = await Promise.all(this.names.map((name) => this.readRelease(name)));
    return releases.filter((release) => release !== undefined);
  };

  readFile = async (remote: string, id: string, file: string): Promise<Buffer | undefined> => {
    if (id !== DEVELOPMENT_RELEASE || !this.names.includes(remote)) return undefined;
    const folder = path.join(this.root, remote, DEVELOPMENT_FOLDER);
    const absolutePath = path.join(folder, file);
    return absolutePath.startsWith(folder + path.sep) ? readFile(absolutePath).catch(() => undefined) : undefined;
  };

  addRoutes = (app: FastifyInstance): void => {
    const broadcaster = new BuildBroadcaster();
    forwardBuilds(broadcaster);
    app.addHook('onSend', async ({ url }, reply) => {
      if (RELEASE_PATH.test(url)) reply.header('cache-control', 'no-cache');
    });
    app.get('/__dev/events', (_request, reply) => {
      reply.hijack();
      broadcaster.follow(reply.raw);
    });
    app.get('/__dev/packages', async () => {
      const registry = await app.site.registryCache.getCurrent();
      return { served: toStableIds(await this.toLiveRegistry(registry)), released: toStableIds(registry) };
    });
  };

  private async readRelease(name: string): Promise<Release | undefined> {
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
      const text = await this.readFile(name, DEVELOPMENT_RELEASE, 'release.json');
      if (text === undefined) return undefined;
      const release = parseRelease(text.toString('utf8'));
      if (release !== undefined) return release;
      await setTimeout(READ_PAUSE_MS);
    }
    throw new Error(`${name} has no whole release.json.`);
  }
}

const toStableIds = ({ remotes }: Registry): Record<string, string | null> =>
  Object.fromEntries(Object.entries(remotes).map(([name, { stable }]) => [name, stable]));

/** Returns undefined if the file is only partially written. */
function parseRelease(text: string): Release | undefined {
  try {
    return JSON.parse(text) as Release;
  } catch {
    return undefined;
  }
}

/** Makes a release the stable one of its package, without fallbacks: failures must be visible. */
function withRelease(registry: Registry, release: Release): Registry {
  const name: ReleaseOwner = release.remote;
  const entry: RegistryEntry = {
    owner: name,
    state: 'on',
    stable: DEVELOPMENT_RELEASE,
    lastGood: [],
    channels: {},
    blocked: [],
    published: [DEVELOPMENT_RELEASE],
  };
  return {
    ...registry,
    remotes: { ...registry.remotes, [name]: entry },
    releases: { ...registry.releases, [`${name}/${DEVELOPMENT_RELEASE}`]: release },
  };
}
