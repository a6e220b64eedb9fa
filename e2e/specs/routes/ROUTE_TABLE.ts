import type { RouteName } from '@rendezvous/shared/contract';

export type Layout = 'Default' | 'Chat' | 'Lander' | 'Empty';

/** Who may open a route: a `guest` route redirects members, a `user` route redirects visitors. */
export type Access = 'public' | 'guest' | 'user';

interface RouteRow {
  layout: Layout;
  access: Access;
  /** Route to which members are redirected. */
  memberRedirect?: RouteName;
  /** Route to which members who never bought anything are redirected. */
  freeRedirect?: RouteName;
}

/** Layout and access that the specification requires of each route. */
export const ROUTE_TABLE: Record<RouteName, RouteRow> = {
  index: { layout: 'Default', access: 'public', memberRedirect: 'members' },
  'lang-config': { layout: 'Empty', access: 'public' },
  complaints: { layout: 'Default', access: 'public' },
  settings: { layout: 'Default', access: 'user' },
  notifications: { layout: 'Default', access: 'user' },
  'pages-ban': { layout: 'Default', access: 'public' },
  'pages-cookies': { layout: 'Default', access: 'public' },
  'pages-faq': { layout: 'Default', access: 'public' },
  'pages-privacy': { layout: 'Default', access: 'public' },
  'pages-return-policy': { layout: 'Default', access: 'public' },
  'pages-safety': { layout: 'Default', access: 'public' },
  'pages-service': { layout: 'Default', access: 'public' },
  'pages-terms': { layout: 'Default', access: 'public' },
  token: { layout: 'Default', access: 'public' },
  login: { layout: 'Default', access: 'guest' },
  signup: { layout: 'Empty', access: 'guest' },
  'complete-signup': { layout: 'Empty', access: 'user' },
  'signup-matches': { layout: 'Default', access: 'user' },
  'members-id-signup': { layout: 'Empty', access: 'guest' },
  'reset-password': { layout: 'Default', access: 'guest' },
  'reset-password-do': { layout: 'Default', access: 'public' },
  'activate-done': { layout: 'Default', access: 'public' },
  'activate-error': { layout: 'Default', access: 'public' },
  'mail-change-do': { layout: 'Default', access: 'public' },
  'age-check': { layout: 'Default', access: 'user' },
  'delete-account': { layout: 'Default', access: 'user' },
  'account-deleted': { layout: 'Default', access: 'public' },
  members: { layout: 'Default', access: 'public' },
  'members-id': { layout: 'Default', access: 'public' },
  'likes-m-id': { layout: 'Default', access: 'user' },
  likes: { layout: 'Default', access: 'user' },
  'likes-type': { layout: 'Default', access: 'user' },
  'match-finder': { layout: 'Default', access: 'user' },
  'swipe-game': { layout: 'Default', access: 'user' },
  profile: { layout: 'Default', access: 'user' },
  chats: { layout: 'Chat', access: 'user' },
  'chats-id': { layout: 'Chat', access: 'user' },
  'members-id-chat': { layout: 'Chat', access: 'user' },
  credits: { layout: 'Default', access: 'user' },
  'credits-id-paymentmethod': { layout: 'Default', access: 'user' },
  'credits-repeat-order': { layout: 'Default', access: 'user', freeRedirect: 'credits' },
  directdebit: { layout: 'Default', access: 'user' },
  premium: { layout: 'Default', access: 'user' },
  pricing: { layout: 'Default', access: 'public' },
  'transactions-id': { layout: 'Default', access: 'user' },
  'landers-alonetonight-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-collagelanding-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-gallery-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-iconslanding-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-maplanding-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-socialnetwork-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'members-id-landing': { layout: 'Lander', access: 'public', memberRedirect: 'members-id' },
  'members-id-landing2-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members-id' },
  'members-id-landing3-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members-id' },
  'landers-tinderswipe': { layout: 'Empty', access: 'public', memberRedirect: 'members' },
  'landers-transitionsvideolanding-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
  'landers-video-slug': { layout: 'Lander', access: 'public', memberRedirect: 'members' },
};

export const ROUTES = Object.keys(ROUTE_TABLE) as RouteName[];

/** True for routes meant for visitors, from which members are redirected. */
export const isForVisitors = (route: RouteName): boolean =>
  ROUTE_TABLE[route].access === 'guest' || ROUTE_TABLE[route].memberRedirect !== undefined;
