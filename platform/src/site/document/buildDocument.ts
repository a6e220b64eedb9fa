import { randomBytes } from 'node:crypto';
import type { BootData } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { resolve, type Resolution } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headLinks } from './headLinks';
import { matchRoute, type RouteMatch } from './matchRoute';
import { originOf } from './originOf';
import { preloads } from './preloads';
import { renderDocument } from './renderDocument';
import { renderPage } from './renderPage';
import { repliesOf } from './repliesOf';
import { titleOf } from './titleOf';

export interface BuiltDocument {
  status: 200 | 404;
  policy: string;
  html: string;
}

/** The document of a visit at an address. */
export async function buildDocument(context: SiteContext, registry: Registry, visit: OpenVisit, pathname: string): Promise<BuiltDocument> {
  const resolution = resolve(registry, visit);
  const { shell, plan } = resolution;
  if (shell === undefined) throw new Refusal(503, 'no_shell', 'No shell is released yet.');
  const found = matchRoute(plan, pathname, shell.routes);
  const replies = await repliesOf(context, visit, found);
  const match = isUnknownText(found, replies) ? undefined : found;
  const { settings } = visit.boot;
  const files = preloads(resolution, match, visit.locale);
  const [entry] = files;
  if (entry === undefined) throw new Refusal(503, 'no_shell', 'The shell has no entry.');
  const data = { ...(await bootData(context, resolution, visit)), replies: known(replies) };
  const page = await renderPage(context, { resolution, shell, boot: data, match, pathname, query: visit.query });
  const boot = page === undefined ? data : { ...data, rendered: { slots: page.slots } };
  const links =
    match === undefined ? '' : headLinks(originOf(settings.domain, context.publicOrigin), pathname, visit.query, settings, visit.locale);
  const title = await titleOf(context, resolution, visit, match, replies);
  const releases = [shell, ...Object.values(resolution.releases).flat()];
  return {
    status: match === undefined ? 404 : 200,
    policy: contentSecurityPolicy({ nonce: boot.nonce, cdnPrefix: settings.cdn_prefix, releases }),
    html: renderDocument({ boot, match, title, links, preloads: files, entry, page }),
  };
}

const known = (replies: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(replies).filter(([, reply]) => reply !== null));

/** A page of text that does not exist is a 404. */
const isUnknownText = (match: RouteMatch | undefined, replies: Record<string, unknown>): boolean =>
  match?.route.name === 'token' && Object.values(replies).includes(null);

async function bootData(context: SiteContext, { plan, shell }: Resolution, { boot, locale }: OpenVisit): Promise<BootData> {
  return {
    ...boot,
    locale,
    plan,
    messages: await context.catalogues.messages(shell, locale),
    serverTime: context.now(),
    nonce: randomBytes(16).toString('base64url'),
    beaconToken: context.tokens.issue(),
  };
}
