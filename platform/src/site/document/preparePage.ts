import { type BootData, parseHiddenAlerts, type Release, TRACKING_KEYS, type User } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../../build/serverBuild';
import type { RenderJob } from '../../prerender/Prerenderer';
import { createRenderJob } from '../../prerender/createRenderJob';
import type { Registry } from '../../registry/Registry';
import { type Resolution, resolveVisit } from '../../registry/resolveVisit';
import { hasSession } from '../boot/hasSession';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { createBootData, type PublicBootData } from './createBootData';
import { isStorable } from './isStorable';
import { matchPlanRoute, type RouteMatch } from './matchPlanRoute';
import { fetchReplies } from './fetchReplies';
import { type DocumentStatus, findStatus } from './findStatus';

/** Whether a query key never affects a page: it belongs to a campaign, or is the language, which has already been resolved. */
const isIgnoredKey = (key: string): boolean =>
  key === 'lang' || /^(utm_|[a-z]*clid$)/.test(key) || TRACKING_KEYS.some((trackingKey) => trackingKey === key);

/** Returns the part of a query that affects what a page shows, in a fixed order and with a question mark; empty if no key does. */
function toPageQuery(query: Readonly<Record<string, string>>): string {
  const params = Object.entries(query)
    .filter(([key]) => !isIgnoredKey(key))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`;
}

/** Everything that a document is built from. */
export interface PreparedPage {
  resolution: Resolution;
  shell: Release;
  /** Undefined if no route matches the URL, or if its text page does not exist. */
  match: RouteMatch | undefined;
  status: DocumentStatus;
  boot: PublicBootData;
  /** Creates the page for a member, or for a visitor without a session. */
  resolvePage: (user: User | null) => ResolvedPage;
  /** Whether the server can render the page, not only its frame. */
  isFullyRendered: boolean;
  /** Whether the page may be stored for later visits: not if it shows members, who may hide at any time. */
  mayBeStored: boolean;
  /** Whether the page may be personal; if so, its document starts before the visitor is known. */
  mayBePersonal: boolean;
}

export interface ResolvedPage {
  boot: BootData;
  /** Job that renders the page; undefined when the shell's release cannot render. */
  job: RenderJob | undefined;
  /** Whether the page is for members or the visitor is signed in; if so, the page is rendered for this request only and never stored. */
  isPersonal: boolean;
}

/** Path that stands for every unknown URL, since they all show the same page. */
const NOT_FOUND_PATH = '/not/found';

/** Resolves a visit and collects what its document needs; rejects with a Refusal (503) when there is no shell. */
export async function preparePage(context: SiteContext, registry: Registry, visit: OpenVisit, pathname: string): Promise<PreparedPage> {
  const resolution = resolveVisit(registry, visit);
  const { shell, plan } = resolution;
  if (shell === undefined) throw new Refusal(503, 'no_shell', 'No shell is released yet.');
  const routeMatch = matchPlanRoute(plan, pathname, shell.routes);
  const { replies, areReusable } = await fetchReplies(context, visit, routeMatch);
  const status = await findStatus(context, visit, routeMatch, replies);
  const match = isMissingTextPage(routeMatch, replies) ? undefined : routeMatch;
  const isForMembers = match !== undefined && !isStorable(match.route);
  const boot = createBootData(context, resolution, visit, replies);
  const address = match === undefined ? NOT_FOUND_PATH : pathname + toPageQuery(visit.query);
  const owner = lacksTimeZone(match, visit) ? undefined : findOwningRelease(resolution, match);
  return {
    ...{ resolution, shell, match, boot, status: match === undefined ? 404 : status },
    mayBeStored: areReusable,
    isFullyRendered: [shell, owner].every((release) => release?.integrity[SERVER_FILE] !== undefined),
    mayBePersonal: isForMembers || hasSession(visit.cookie),
    resolvePage: (user) => {
      const isPersonal = isForMembers || user !== null;
      const { timeZone, ...publicBoot } = boot;
      const pageBoot = {
        ...publicBoot,
        user,
        ...(isPersonal && timeZone !== undefined && { timeZone }),
        ...(user !== null && { hiddenAlerts: parseHiddenAlerts(visit.hiddenAlerts, user.id) }),
      };
      return { boot: pageBoot, isPersonal, job: createRenderJob({ resolution, boot: pageBoot, address, owner }, context) };
    },
  };
}

/** Whether a match is a text page that does not exist, which makes the document a 404. */
const isMissingTextPage = (match: RouteMatch | undefined, replies: Record<string, unknown>): boolean =>
  match?.route.name === 'token' && Object.values(replies).includes(null);

/** Whether the page would show wrong times, as a members' page does while the member's time zone is unknown. */
const lacksTimeZone = (match: RouteMatch | undefined, { timeZone }: OpenVisit): boolean =>
  match !== undefined && !isStorable(match.route) && timeZone === undefined;

/** Finds the release that owns the screen to render; undefined if only the frame is rendered. */
function findOwningRelease({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined {
  if (match === undefined) return shell;
  if (match.route.prerender !== true) return undefined;
  return match.owner === 'shell' ? shell : releases[match.owner]?.[0];
}
