import { join } from 'node:path';
import { CachedRegistry } from './CachedRegistry';
import { Catalogues } from './document/Catalogues';
import { ReleaseFolder } from './releases/ReleaseFolder';
import type { SiteOptions } from './SiteOptions';
import { VisitTokens } from './visit/VisitTokens';

/** What the routes of the site share. */
export interface SiteContext extends SiteOptions {
  registryCache: CachedRegistry;
  folder: ReleaseFolder;
  catalogues: Catalogues;
  tokens: VisitTokens;
  /** Whether people reach the site by https. */
  secure: boolean;
}

export function createContext(options: SiteOptions): SiteContext {
  const folder = new ReleaseFolder(join(options.dataDir, 'releases'));
  return {
    ...options,
    folder,
    registryCache: new CachedRegistry(options.registry, join(options.dataDir, 'registry.json'), options.now),
    catalogues: new Catalogues(folder),
    tokens: new VisitTokens(options.secret, options.now),
    secure: options.publicOrigin.startsWith('https:'),
  };
}
