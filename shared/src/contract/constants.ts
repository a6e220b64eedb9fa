/** Interval in ms between two polls without a push subscription. */
export const POLL_MS = 60_000;

/** Interval in ms between two polls with a push subscription. */
export const POLL_MS_WITH_PUSH = 300_000;
/** Delay in ms of the first poll after the start of the page or a login. */
export const FIRST_POLL_MS = 5_000;
/** Duration of the time bonus in seconds, counted from sign-up. */
export const TIME_BONUS_S = 14_400;
/** Interval in ms between two updates of a countdown. */
export const TICK_MS = 1_000;
/** Delay of the time-bonus modal in ms. */
export const TIME_BONUS_MODAL_MS = 40_000;
/** Maximum number of hours stated in the act-fast text. */
export const ACT_FAST_HOURS = 4;
/** Assumed duration in ms of the calls for which the progress bar is shown; determines how fast the bar grows. */
export const PROGRESS_MS = 5_000;

/** Delay in ms before the progress bar appears. */
export const PROGRESS_THROTTLE_MS = 200;

/** Delay in ms before a finished progress bar disappears. */
export const PROGRESS_HIDE_MS = 500;
/** Minimum interval in ms between two reloads for a failed chunk. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** Minimum duration of a visible loading state in ms. */
export const FETCH_MIN_MS = 200;
/** Maximum number of retries of a failed call. */
export const HTTP_RETRIES = 5;
/** Statuses after which the same call may succeed a moment later. */
export const PASSING_STATUSES: readonly number[] = [408, 429, 502, 503, 504];
/** Name of the session cookie. */
export const AUTH_COOKIE = 'auth.session';

/** Lifetime of the session cookie in days. */
export const AUTH_COOKIE_DAYS = 30;
/** Name of the cookie that identifies a browser in which a member has logged in before. */
export const KNOWN_BROWSER_COOKIE = 'known-browser';

/** Lifetime of the known-browser cookie in days. */
export const KNOWN_BROWSER_DAYS = 365;
/** Header that marks calls from our own client. */
export const CLIENT_HEADER = 'x-client-request-type';
export const CLIENT_HEADER_VALUE = 'client';
/** Minimum and maximum age at sign-up and in search, in years. */
export const MIN_AGE = 18;
export const MAX_AGE = 99;
/** Maximum number of photos of a free and of a premium member. */
export const PHOTO_LIMIT_FREE = 3;
export const PHOTO_LIMIT_PREMIUM = 25;
/** Number of conversations that a free member may start in total. */
export const FREE_CONVERSATIONS = 2;
/** Maximum number of likes within 24 hours, not counting the swipe game. */
export const LIKES_PER_DAY = 100;
/** The credits badge is shown at this balance or below. */
export const CREDITS_BADGE_MAX = 10;
/** Badges show `99+` above this number. */
export const BADGE_CAP = 99;
/** Maximum number of interests in a profile. */
export const INTERESTS_MAX = 15;
/** Maximum length of a city in characters, at sign-up and in a profile. */
export const CITY_LENGTH_MAX = 80;
/** Number of rows per page (appendix C). */
export const SEARCH_PAGE_SIZE = 24;
export const MESSAGES_PAGE_SIZE = 30;
export const TRANSACTIONS_PAGE_SIZE = 20;
/** Maximum number of similar members shown below a short list of results. */
export const SIMILAR_MAX = 12;
/** Number of results at which a search stops counting: lower counts are exact; this one means "or more". */
export const COUNT_CAP = 1_001;
/** Range of a custom number of credits. */
export const OWN_CREDITS_MIN = 5;
export const OWN_CREDITS_MAX = 400;
/** Time in seconds within which an order must be paid; wire transfer and SEPA have longer deadlines. */
export const PAYMENT_EXPIRES_S = 3_600;
/** Earliest possible date of the terms, in unix seconds. */
export const TERMS_MIN_DATE_S = 1_701_432_000;
/** Layout breakpoints in px, min-width. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
/** Maximum width of a toast in px. */
export const TOAST_MAX_WIDTH_PX = 350;
/** Countries in which the layouts Chat, Lander and Empty show the entry warning. */
export const ENTRY_WARNING_COUNTRIES: readonly string[] = ['NL', 'DE'];
/** Pattern of opaque ids. */
export const ID_PATTERN = '^[A-Za-z0-9]{10,24}$';

/** Returns the interval between two polls in ms. */
export const pollInterval = (pushSubscribed: boolean): number => (pushSubscribed ? POLL_MS_WITH_PUSH : POLL_MS);
