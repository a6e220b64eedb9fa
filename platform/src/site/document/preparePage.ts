import type { BootData, Release, User } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../../build/serverBuild';
import type { RenderJob } from '../../prerender/Prerenderer';
import { renderJob } from '../../prerender/renderJob';
import type { Registry } from '../../registry/Registry';
import { resolve, type Resolution } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { hasSession } from '../boot/hasSession';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { bootData, type OpenBootData } from './bootData';
import { isKept } from './isKept';
import { matchRoute, type RouteMatch } from './matchRoute';
import { repliesOf } from './repliesOf';
import { shownQuery } from './shownQuery';

/** Everything that a document is made of. */
export interface PreparedPage {
  resolution: Resolution;
  shell: Release;
  /** Undefined for a 404. */
  match: RouteMatch | undefined;
  boot: OpenBootData;
  /** The page once it is known who visits. */
  pageFor: (user: User | null) => KnownPage;
  /** Whether the page can come rendered as a whole. */
  isPainted: boolean;
  /** Whether the page may turn out to be one person's, so that its document need not wait for them. */
  mayBePersonal: boolean;
}

export interface KnownPage {
  boot: BootData;
  /** Its rendering; undefined when the shell's release cannot render. */
  job: RenderJob | undefined;
  /** One person's, to be rendered for this request and kept nowhere. A session that has ended makes nobody's page personal. */
  isPersonal: boolean;
}

/** Stands for every address at which there is nothing: all of them show the same page. */
const NO_ROUTE = '/not/found';

export async function preparePage(context: SiteContext, registry: Registry, visit: OpenVisit, pathname: string): Promise<PreparedPage> {
  const resolution = resolve(registry, visit);
  const { shell, plan } = resolution;
  if (shell === undefined) throw new Refusal(503, 'no_shell', 'No shell is released yet.');
  const found = matchRoute(plan, pathname, shell.routes);
  const replies = await repliesOf(context, visit, found);
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

/** A page of text that does not exist is a 404. */
const isUnknownText = (match: RouteMatch | undefined, replies: Record<string, unknown>): boolean =>
  match?.route.name === 'token' && Object.values(replies).includes(null);

/** What members see says when things were; without their time zone that would be wrong. */
const hasUnknownTimes = (match: RouteMatch | undefined, { timeZone }: OpenVisit): boolean =>
  match !== undefined && !isKept(match.route) && timeZone === undefined;

/** Whose screen is rendered without a browser; undefined where only the frame is. */
function ownerOf({ shell, releases }: Resolution, match: RouteMatch | undefined): Release | undefined {
  if (match === undefined) return shell;
  if (match.route.prerender !== true) return undefined;
  return match.owner === 'shell' ? shell : releases[match.owner]?.[0];
}
