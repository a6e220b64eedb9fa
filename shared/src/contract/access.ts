import type { AccessRule } from './routeDeclaration';
import { pathTo } from './routes';
import type { Settings } from '../calls/site';

/** Matches absolute paths without segments that begin with a dot, since `/..//elsewhere` would resolve to `//elsewhere`, another site. */
const SAME_SITE_PATH_PATTERN = /^(?!.*\/(\.|%2e))\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/iu;

/** Returns a redirect target if it is an absolute path of this site, otherwise undefined. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  const path = target ?? '';
  return SAME_SITE_PATH_PATTERN.test(path) ? path : undefined;
}

export interface Visit {
  signedIn: boolean;
  /** Path and query of the requested screen. */
  path: string;
  /** Tracking value `network` of the visit. */
  network: string | undefined;
  /** True while the member has yet to prove their age. */
  ageCheckNeeded?: boolean;
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
}

/** True when a visitor may search; depending on `settings`, only with a `network` value that the domain accepts. */
export function visitorsMaySearch(settings: Visit['settings'], network: string | undefined): boolean {
  if (settings.logged_out_search !== 'with_trafficsource') return settings.logged_out_search === 'all';
  const trafficSources = settings.logged_out_search_trafficsource;
  return network !== undefined && (trafficSources.length === 0 || trafficSources.includes(network));
}

const getLoginRedirect = ({ path }: Visit): string => `${pathTo('login')}?redirect=${encodeURIComponent(path)}`;

/** Returns the redirect target in the query of a path, for example of the login page; undefined when missing or invalid. */
const getRedirectTarget = (path: string): string | undefined => safeRedirect(new URLSearchParams(path.split('?')[1]).get('redirect'));

/** Matches the paths that are closed to members who have yet to prove their age. */
const MEMBER_PAGE_PATTERN = /^\/(members|chats|likes|match-finder|swipe-game|signup-matches)(?=[/?]|$)/;

const getAgeCheckRedirect = ({ ageCheckNeeded, path }: Visit): string | null =>
  ageCheckNeeded === true && MEMBER_PAGE_PATTERN.test(path) ? pathTo('age-check') : null;

const REDIRECTS_BY_RULE: Record<AccessRule, (visit: Visit) => string | null> = {
  public: () => null,
  guest: ({ signedIn, path }) => (signedIn ? (getRedirectTarget(path) ?? pathTo('members')) : null),
  user: (visit) => (visit.signedIn ? getAgeCheckRedirect(visit) : getLoginRedirect(visit)),
  search: (visit) =>
    visit.signedIn ? getAgeCheckRedirect(visit) : visitorsMaySearch(visit.settings, visit.network) ? null : getLoginRedirect(visit),
};

/** Returns the path to which a visit is redirected, or null when it may open the requested screen. */
export const redirectFor = (rule: AccessRule, visit: Visit): string | null => REDIRECTS_BY_RULE[rule](visit);
