import { join } from 'node:path';
import type { Registry } from '../registry/Registry';
import { CachedRegistry } from './CachedRegistry';
import { Prerenderer } from '../prerender/Prerenderer';
import { RenderThread } from '../prerender/RenderThread';
import { Catalogues } from './document/Catalogues';
import { ReleaseFolder } from './releases/ReleaseFolder';
import type { SiteOptions } from './SiteOptions';
import { VisitTokens } from './visit/VisitTokens';

/** Where failures go that no visitor sees. */
export interface SiteLog {
  error: (details: object, message: string) => void;
}

/** What the routes of the site share. */
export interface SiteContext extends SiteOptions {
  registryCache: CachedRegistry;
  /** The registry that visits are served by; in development with releases that are not published. */
  liveRegistry: () => Promise<Registry>;
  folder: ReleaseFolder;
  catalogues: Catalogues;
  prerenderer: Prerenderer;
  renderThread: RenderThread;
  tokens: VisitTokens;
  /** Whether people reach the site by https. */
  secure: boolean;
}

export function createContext(options: SiteOptions, log: SiteLog): SiteContext {
  const { dataDir, development } = options;
  const renderThread = new RenderThread();
  const folder = new ReleaseFolder(join(dataDir, 'releases'), development?.readFile);
  const registryCache = new CachedRegistry(options.registry, join(dataDir, 'registry.json'), options.now);
  return {
    ...options,
    folder,
    registryCache,
    liveRegistry: async () => {
      const registry = await registryCache.current();
      return development === undefined ? registry : development.live(registry);
    },
    catalogues: new Catalogues(folder),
    renderThread,
    prerenderer: new Prerenderer({
      render: (order) => renderThread.render(order),
      now: options.now,
      onFailure: ({ name }, error) => log.error({ err: error }, `${name} could not be rendered`),
    }),
    tokens: new VisitTokens(options.secret, options.now),
    secure: options.publicOrigin.startsWith('https:'),
  };
}
