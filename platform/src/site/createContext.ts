import { join } from 'node:path';
import type { RenderedPage } from '@rendezvous/shared/contract';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SiteSignature } from '../keys/SiteSignature';
import { MemberPages } from '../prerender/MemberPages';
import { Prerenderer, type RenderJob } from '../prerender/Prerenderer';
import { RenderedFiles } from '../prerender/RenderedFiles';
import type { RenderOrder } from '../prerender/RenderOrder';
import { RenderThread } from '../prerender/RenderThread';
import { createGenuineReleaseFilter } from '../registry/createGenuineReleaseFilter';
import type { Registry } from '../registry/Registry';
import { CachedRegistry } from './CachedRegistry';
import { Catalogues } from './document/Catalogues';
import { VisitVariants } from './landers/VisitVariants';
import { OverrideTokens } from './overrides/OverrideTokens';
import { ReleaseFolder } from './releases/ReleaseFolder';
import { SharePictures } from './sharing/SharePictures';
import type { SiteOptions } from './SiteOptions';
import { REPORT_TIMES } from './visit/BeaconStore';

const TOKEN_PATTERN = /^([A-Za-z0-9_-]{16})\.(\d{1,16})\.([A-Za-z0-9_-]{43})$/;

/**
 * Issues and verifies visits' signed tokens. Reports without one are not counted, so nobody can vote a release down without loading pages.
 */
export class VisitTokens {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  issue(): string {
    const payload = `${randomBytes(12).toString('base64url')}.${this.now()}`;
    return `${payload}.${this.sign(payload)}`;
  }

  /** Returns the id of a token's visit; undefined for a token that we did not issue or that is too old. */
  readVisitId(token: string): string | undefined {
    const [, id = '', issuedAt = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
    const expectedSignature = Buffer.from(this.sign(`${id}.${issuedAt}`));
    const actualSignature = Buffer.from(signature);
    const isGenuine = actualSignature.byteLength === expectedSignature.byteLength && timingSafeEqual(actualSignature, expectedSignature);
    return isGenuine && this.now() - Number(issuedAt) < REPORT_TIMES.maxVisitAge ? id : undefined;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.secret).update(`visit:${payload}`).digest('base64url');
  }
}

/** Log for failures that no visitor sees. */
export interface SiteLog {
  error: (details: object, message: string) => void;
}

/** Dependencies that the site's routes share. */
export interface SiteContext extends SiteOptions {
  registryCache: CachedRegistry;
  /** Loads the registry that visits are resolved with; in development it includes unpublished releases. */
  loadLiveRegistry: () => Promise<Registry>;
  folder: ReleaseFolder;
  catalogues: Catalogues;
  prerenderer: Prerenderer;
  memberPages: MemberPages;
  renderedFiles: RenderedFiles;
  renderThread: RenderThread;
  sharePictures: SharePictures;
  tokens: VisitTokens;
  overrideTokens: OverrideTokens;
  variants: VisitVariants;
  /** Whether the site's public origin uses https. */
  secure: boolean;
}

export function createContext(options: SiteOptions, log: SiteLog): SiteContext {
  const { dataDir, development } = options;
  const renderThread = new RenderThread();
  const renderedFiles = new RenderedFiles(join(dataDir, 'rendered'));
  const render = (order: RenderOrder): Promise<RenderedPage> => renderThread.render(order);
  const onFailure = ({ name }: RenderJob, error: unknown): void => log.error({ err: error }, `${name} could not be rendered`);
  const folder = new ReleaseFolder(join(dataDir, 'releases'), development?.readFile);
  const registryCache = new CachedRegistry(options.registry, join(dataDir, 'registry.json'), options.now, {
    signature: new SiteSignature(options.secret),
    filterReleases: createGenuineReleaseFilter(options.teams, ({ remote, id }) =>
      log.error({ remote, release: id }, 'a release is not signed by the team that owns it and is offered to nobody'),
    ),
  });
  return {
    ...options,
    folder,
    registryCache,
    loadLiveRegistry: async () => {
      const registry = await registryCache.getCurrent();
      return development === undefined ? registry : development.toLiveRegistry(registry);
    },
    catalogues: new Catalogues(folder),
    renderThread,
    sharePictures: new SharePictures(join(dataDir, 'share')),
    renderedFiles,
    prerenderer: new Prerenderer({ render, files: renderedFiles, now: options.now, onFailure }, options.renderWaits?.publicPageMs),
    memberPages: new MemberPages({ render, onFailure }, options.renderWaits?.memberPage),
    tokens: new VisitTokens(options.secret, options.now),
    overrideTokens: new OverrideTokens(options.secret, options.now),
    variants: new VisitVariants(options.callApi, options.now),
    secure: options.publicOrigin.startsWith('https:'),
  };
}
