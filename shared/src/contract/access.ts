import type { AccessRule } from './routeDeclaration';
import { pathTo } from './routes';
import type { Settings } from '../calls/site';

/** No dot segments: `/..//elsewhere` is the path `//elsewhere`, which as an address would point to another site. */
const OWN_PATH = /^(?!.*\/(\.|%2e))\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/iu;

/** A redirect target: an absolute path of this site, otherwise undefined. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  const path = target ?? '';
  return OWN_PATH.test(path) ? path : undefined;
}

export interface Visit {
  signedIn: boolean;
  /** Path with query of the wanted screen. */
  path: string;
  /** Tracking value `network` of the visit. */
  network: string | undefined;
  /** The member still has to prove their age. */
  ageCheckNeeded?: boolean;
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
}

/** True when visitors may search. */
export function visitorsMaySearch(settings: Visit['settings'], network: string | undefined): boolean {
  if (settings.logged_out_search !== 'with_trafficsource') return settings.logged_out_search === 'all';
  const sources = settings.logged_out_search_trafficsource;
  return network !== undefined && (sources.length === 0 || sources.includes(network));
}

const toLogin = ({ path }: Visit): string => `${pathTo('login')}?redirect=${encodeURIComponent(path)}`;

/** The redirect in a login address, kept however the visitor came to be signed in. */
const wantedAfterLogin = (path: string): string | undefined => safeRedirect(new URLSearchParams(path.split('?')[1]).get('redirect'));

/** Pages where members are shown and written to. */
const SHOWS_MEMBERS = /^\/(members|chats|likes|signup-matches)(?=[/?]|$)/;

const toAgeCheck = ({ ageCheckNeeded, path }: Visit): string | null =>
  ageCheckNeeded === true && SHOWS_MEMBERS.test(path) ? pathTo('age-check') : null;

const RULES: Record<AccessRule, (visit: Visit) => string | null> = {
  public: () => null,
  guest: ({ signedIn, path }) => (signedIn ? (wantedAfterLogin(path) ?? pathTo('members')) : null),
  user: (visit) => (visit.signedIn ? toAgeCheck(visit) : toLogin(visit)),
  search: (visit) => (visit.signedIn ? toAgeCheck(visit) : visitorsMaySearch(visit.settings, visit.network) ? null : toLogin(visit)),
};

/** Where a visit is redirected instead of opening the requested screen, or null when it may open it. */
export const redirectFor = (rule: AccessRule, visit: Visit): string | null => RULES[rule](visit);
