import { ID_PATTERN } from './constants';
import { PAYMENT_METHODS } from './paymentMethods';

export const REMOTES = ['mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'] as const;
export type RemoteName = (typeof REMOTES)[number];
export type RouteOwner = RemoteName | 'shell';

/** The routes of the specification with their owners (appendix A); a remote can add others in its remote.json. */
export const ROUTES = {
  index: { path: '/', owner: 'shell' },
  'lang-config': { path: '/lang-config', owner: 'shell' },
  complaints: { path: '/complaints', owner: 'shell' },
  settings: { path: '/settings', owner: 'shell' },
  notifications: { path: '/notifications', owner: 'shell' },
  'pages-ban': { path: '/pages/ban', owner: 'shell' },
  'pages-cookies': { path: '/pages/cookies', owner: 'shell' },
  'pages-faq': { path: '/pages/faq', owner: 'shell' },
  'pages-privacy': { path: '/pages/privacy', owner: 'shell' },
  'pages-return-policy': { path: '/pages/return-policy', owner: 'shell' },
  'pages-safety': { path: '/pages/safety', owner: 'shell' },
  'pages-service': { path: '/pages/service', owner: 'shell' },
  'pages-terms': { path: '/pages/terms', owner: 'shell' },
  token: { path: '/{token}', owner: 'shell' },
  login: { path: '/login', owner: 'mfe-auth' },
  signup: { path: '/signup', owner: 'mfe-auth' },
  'complete-signup': { path: '/complete-signup', owner: 'mfe-auth' },
  'signup-matches': { path: '/signup-matches', owner: 'mfe-auth' },
  'members-id-signup': { path: '/members/{id}/signup', owner: 'mfe-auth' },
  'reset-password': { path: '/reset-password', owner: 'mfe-auth' },
  'reset-password-do': { path: '/reset-password/do', owner: 'mfe-auth' },
  'activate-done': { path: '/activate/done', owner: 'mfe-auth' },
  'activate-error': { path: '/activate/error', owner: 'mfe-auth' },
  'mail-change-do': { path: '/mail-change/do', owner: 'mfe-auth' },
  'age-check': { path: '/age-check', owner: 'mfe-auth' },
  'delete-account': { path: '/delete-account', owner: 'mfe-auth' },
  'account-deleted': { path: '/account-deleted', owner: 'mfe-auth' },
  members: { path: '/members', owner: 'mfe-members' },
  'members-id': { path: '/members/{id}', owner: 'mfe-members' },
  'likes-m-id': { path: '/likes/m/{id}', owner: 'mfe-members' },
  likes: { path: '/likes', owner: 'mfe-members' },
  'likes-type': { path: '/likes/{type}', owner: 'mfe-members' },
  'match-finder': { path: '/match-finder', owner: 'mfe-members' },
  'swipe-game': { path: '/swipe-game', owner: 'mfe-members' },
  profile: { path: '/profile', owner: 'mfe-members' },
  chats: { path: '/chats', owner: 'mfe-chat' },
  'chats-id': { path: '/chats/{id}', owner: 'mfe-chat' },
  'members-id-chat': { path: '/members/{id}/chat', owner: 'mfe-chat' },
  credits: { path: '/credits', owner: 'mfe-credits' },
  'credits-id-paymentmethod': { path: '/credits/{id}/{paymentmethod?}', owner: 'mfe-credits' },
  'credits-repeat-order': { path: '/credits/repeat-order', owner: 'mfe-credits' },
  directdebit: { path: '/directdebit', owner: 'mfe-credits' },
  premium: { path: '/premium', owner: 'mfe-credits' },
  pricing: { path: '/pricing', owner: 'mfe-credits' },
  'transactions-id': { path: '/transactions/{id?}', owner: 'mfe-credits' },
  'landers-alonetonight-slug': { path: '/landers/alonetonight/{slug?}', owner: 'mfe-landers' },
  'landers-collagelanding-slug': { path: '/landers/collagelanding/{slug?}', owner: 'mfe-landers' },
  'landers-gallery-slug': { path: '/landers/gallery/{slug?}', owner: 'mfe-landers' },
  'landers-iconslanding-slug': { path: '/landers/iconslanding/{slug?}', owner: 'mfe-landers' },
  'landers-maplanding-slug': { path: '/landers/maplanding/{slug?}', owner: 'mfe-landers' },
  'landers-socialnetwork-slug': { path: '/landers/socialnetwork/{slug?}', owner: 'mfe-landers' },
  'members-id-landing': { path: '/members/{id}/landing', owner: 'mfe-landers' },
  'members-id-landing2-slug': { path: '/members/{id}/landing2/{slug?}', owner: 'mfe-landers' },
  'members-id-landing3-slug': { path: '/members/{id}/landing3/{slug?}', owner: 'mfe-landers' },
  'landers-tinderswipe': { path: '/landers/tinderswipe', owner: 'mfe-landers' },
  'landers-transitionsvideolanding-slug': { path: '/landers/transitionsvideolanding/{slug?}', owner: 'mfe-landers' },
  'landers-video-slug': { path: '/landers/video/{slug?}', owner: 'mfe-landers' },
} as const satisfies Record<string, { path: string; owner: RouteOwner }>;

export type RouteName = keyof typeof ROUTES;

/** Names of the routes that `Owner` must provide. */
export type RoutesOf<Owner extends RouteOwner> = {
  [Name in RouteName]: (typeof ROUTES)[Name]['owner'] extends Owner ? Name : never;
}[RouteName];

/** Patterns of route parameters by name; a value that does not match results in a 404. */
export const PARAM_PATTERNS: Record<string, string> = {
  id: ID_PATTERN,
  type: '^(received|given|matches)$',
  slug: '^[a-z0-9-]{1,64}$',
  token: '^[a-z0-9-]{2,64}$',
  paymentmethod: `^(${PAYMENT_METHODS.join('|')})$`,
};

/** Pattern of `{id}` where it is the id of a credit package. */
export const PACKAGE_ID_PATTERN = '^[1-9][0-9]?$';

/** Names of the routes in the members area. */
export const MEMBERS_AREA: readonly RouteName[] = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends `{${infer Name}?}`
    ? { [K in Name]?: string | undefined }
    : Path extends `{${infer Name}}`
      ? { [K in Name]: string }
      : unknown;

/** Parameters of a route by name, for example `{ id: string }`. */
export type RouteParams<Name extends RouteName> = ParamsIn<(typeof ROUTES)[Name]['path']>;

type PathArguments<Name extends RouteName> = {} extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>];

/** Returns the path of a route: `pathTo('chats-id', { id })` is `/chats/…`. Optional parameters can be omitted. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: PathArguments<Name>): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = ROUTES[name].path.replace(/\/\{(\w+)\??\}/g, (_, key: string) => {
    const value = values.get(key);
    return value === undefined ? '' : `/${encodeURIComponent(String(value))}`;
  });
  return path === '' ? '/' : path;
}
