import type { Registry } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headLinks } from './headLinks';
import { originOf } from './originOf';
import { preloads } from './preloads';
import { preparePage } from './preparePage';
import { renderDocument } from './renderDocument';
import { renderPage } from './renderPage';
import { titleOf } from './titleOf';

export interface BuiltDocument {
  status: 200 | 404;
  policy: string;
  html: string;
  /** Whether every visitor gets this page alike, rendered as a whole. */
  isForEverybody: boolean;
}

/** The document of a visit at an address. */
export async function buildDocument(context: SiteContext, registry: Registry, visit: OpenVisit, pathname: string): Promise<BuiltDocument> {
  const prepared = await preparePage(context, registry, visit, pathname);
  const { resolution, shell, match } = prepared;
  const { settings } = visit.boot;
  const files = preloads(resolution, match, visit.locale);
  const [entry] = files;
  if (entry === undefined) throw new Refusal(503, 'no_shell', 'The shell has no entry.');
  const { boot, page } = await renderPage(context, visit, prepared);
  const links =
    match === undefined ? '' : headLinks(originOf(settings.domain, context.publicOrigin), pathname, visit.query, settings, visit.locale);
  const title = await titleOf(context, resolution, boot, match);
  return {
    isForEverybody: match !== undefined && !prepared.isPersonal && page !== undefined && !page.frame,
    status: match === undefined ? 404 : 200,
    policy: contentSecurityPolicy({
      nonce: boot.nonce,
      cdnPrefix: settings.cdn_prefix,
      releases: [shell, ...Object.values(resolution.releases).flat()],
    }),
    html: renderDocument({ appearance: visit.appearance, boot, match, title, links, preloads: files, entry, page }),
  };
}
