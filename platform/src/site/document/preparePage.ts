import { type BootData, type Release, TRACKING_KEYS, type User } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../../build/serverBuild';
import type { RenderJob } from '../../prerender/Prerenderer';
import { renderJob } from '../../prerender/renderJob';
import type { Registry } from '../../registry/Registry';
import { type Resolution, resolve } from '../../registry/resolve';
import { hasSession } from '../boot/hasSession';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { bootData, type OpenBootData } from './bootData';
import { isKept } from './isKept';
import { matchPlanRoute, type RouteMatch } from './matchPlanRoute';
import { fetchReplies } from './fetchReplies';

/** Keys that never affect a page: campaigns, and the language, which is known. */
const isSilent = (key: string): boolean => key === 'lang' || /^(utm_|[a-z]*clid$)/.test(key) || TRACKING_KEYS.some((one) => one === key);

/** The part of a query that affects what a page shows, in a fixed order; empty or with its question mark. */
function shownQuery(query: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query)
    .filter(([key]) => !isSilent(key))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** All parts of a document. */
export interface PreparedPage {
  resolution: Resolution;
  shell: Release;
  /** Undefined for a 404. */
  match: RouteMatch | undefined;
  boot: OpenBootData;
  /** The page once the visitor is known. */
  pageFor: (user: User | null) => KnownPage;
  /** Whether the page can be fully rendered. */
  isPainted: boolean;
  /** Whether the page may turn out to be personal, so that its document need not wait for the visitor. */
  mayBePersonal: boolean;
}

export interface KnownPage {
  boot: BootData;
  /** Its render; undefined when the shell's release cannot render. */
  job: RenderJob | undefined;
  /** Personal pages are rendered for this request and stored nowhere. An expired session makes no page personal. */
  isPersonal: boolean;
}

/** Stands for every unknown address: all of them show the same page. */
const NO_ROUTE = '/not/found';

export async function preparePage(context: SiteContext, registry: Registry, visit: OpenVisit, pathname: string): Promise<PreparedPage> {
  const resolution = resolve(registry, visit);
  const { shell, plan } = resolution;
  if (shell === undefined) throw new Refusal(503, 'no_shell', 'No shell is released yet.');
  const found = matchPlanRoute(plan, pathname, shell.routes);
  const replies = await fetchReplies(context, visit, found);
  const match = isUnknownText(found, replies) ? undefined : found;
  const isForMembers = match !== undefined && !isKept(match.route);
  const boot = bootData(context, resolution, visit, replies);
  const address = match === undefined ? NO_ROUTE : pathname + shownQuery(visit.query);
  const owner = hasUnknownTimes(match, visit) ? undefined : ownerOf(resolution, match);
  return {
    ...{ resolution, shell, match, boot },
    isPainted: [shell, owner].every((release) => release?.integrity[SERVER_FILE] !== undefined),
    mayBePersonal: isForMembers || hasSession(visit.cookie),
    pageFor: (user) => {
      const isPersonal = isForMembers || user !== null;
      const { timeZone, ...everybodys } = boot;
      const own = { ...everybodys, user, ...(isPersonal && timeZone !== undefined && { timeZone }) };
      return { boot: own, isPersonal, job: renderJob({ resolution, boot: own, address, owner }, context) };
    },
  };
}

/** A text page that does not exist is a 404. */
const isUnknownText = (match: RouteMatch | undefined, replies: Record<string, unknown>): boolean =>
  match?.route.name === 'token' && Object.values(replies).includes(null);

/** Members' pages show times, which would be wrong without the member's time zone. */
const hasUnknownTimes = (match: RouteMatch | undefined, { timeZone }: OpenVisit): boolean =>
  match !== undefined && !isKept(match.route) && timeZone === undefined;

/** Owner of the screen to render; undefined where only the frame is rendered. */
function ownerOf({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined {
  if (match === undefined) return shell;
  if (match.route.prerender !== true) return undefined;
  return match.owner === 'shell' ? shell : releases[match.owner]?.[0];
}
