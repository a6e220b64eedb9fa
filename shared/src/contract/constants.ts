/** Interval between two polls in ms, without and with a push subscription. */
export const POLL_MS = 60_000;
export const POLL_MS_WITH_PUSH = 300_000;
/** Delay from the mounted layout to the first poll in ms. */
export const FIRST_POLL_MS = 5_000;
/** Length of the time bonus in seconds from sign-up. */
export const TIME_BONUS_S = 14_400;
/** One step of a countdown in ms. */
export const TICK_MS = 1_000;
/** Delay of the time-bonus modal in ms. */
export const TIME_BONUS_MODAL_MS = 40_000;
/** Hours named by the act-fast text. */
export const ACT_FAST_HOURS = 4;
/** Progress bar in ms: assumed duration, start throttle, hide delay. */
export const PROGRESS_MS = 5_000;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_HIDE_MS = 500;
/** At most one reload for a failed chunk within this many ms. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** Minimum duration of a visible loading state in ms. */
export const FETCH_MIN_MS = 200;
/** Maximum number of retries of a failed call. */
export const HTTP_RETRIES = 5;
/** Statuses after which the same call may succeed a moment later. */
export const PASSING_STATUSES: readonly number[] = [408, 429, 502, 503, 504];
/** Auth cookie: name and lifetime in days. */
export const AUTH_COOKIE = 'auth.session';
export const AUTH_COOKIE_DAYS = 30;
/** Header that marks calls of our own client. */
export const CLIENT_HEADER = 'x-client-request-type';
export const CLIENT_HEADER_VALUE = 'client';
/** Ages accepted at sign-up and in search, in years. */
export const MIN_AGE = 18;
export const MAX_AGE = 99;
/** Maximum number of photos of a member. */
export const PHOTO_LIMIT_FREE = 3;
export const PHOTO_LIMIT_PREMIUM = 25;
/** Conversations a free member may ever start. */
export const FREE_CONVERSATIONS = 2;
/** Likes per 24 hours outside the swipe game. */
export const LIKES_PER_DAY = 100;
/** The credits badge is shown at this balance or below. */
export const CREDITS_BADGE_MAX = 10;
/** Badges show `99+` above this number. */
export const BADGE_CAP = 99;
/** Maximum number of interests in a profile. */
export const INTERESTS_MAX = 15;
/** Rows per page (appendix C). */
export const SEARCH_PAGE_SIZE = 24;
export const MESSAGES_PAGE_SIZE = 30;
export const TRANSACTIONS_PAGE_SIZE = 20;
/** Maximum number of similar members below a short result. */
export const SIMILAR_MAX = 12;
/** Searches count exactly up to this number; above it the count is a lower bound. */
export const COUNT_CAP = 1_001;
/** Custom number of credits that can be bought. */
export const OWN_CREDITS_MIN = 5;
export const OWN_CREDITS_MAX = 400;
/** Payment deadline in seconds: others, wire transfer, SEPA. */
export const PAYMENT_EXPIRES_S = 3_600;
/** Terms never have an earlier date than this, in unix seconds. */
export const TERMS_MIN_DATE_S = 1_701_432_000;
/** Layout breakpoints in px, min-width. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
/** Maximum width of a toast in px. */
export const TOAST_MAX_WIDTH_PX = 350;
/** Countries of the entry warning in layouts Chat, Lander and Empty. */
export const ENTRY_WARNING_COUNTRIES: readonly string[] = ['NL', 'DE'];
/** Pattern of opaque ids. */
export const ID_PATTERN = '^[A-Za-z0-9]{10,24}$';

/** Milliseconds between two polls. */
export const pollInterval = (pushSubscribed: boolean): number => (pushSubscribed ? POLL_MS_WITH_PUSH : POLL_MS);
