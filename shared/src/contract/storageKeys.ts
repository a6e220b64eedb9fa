/** Every cookie and storage key of the site, with its purpose and lifetime. */
export const STORAGE_KEYS = {
  'auth.session': { place: 'cookie', purpose: 'session', days: 30 },
  'known-browser': { place: 'cookie', purpose: 'login-tries', days: 365 },
  language: { place: 'cookie', purpose: 'language', days: 365 },
  country: { place: 'cookie', purpose: 'country', days: 365 },
  visitor: { place: 'cookie', purpose: 'release', days: 30 },
  'seen-landers': { place: 'cookie', purpose: 'campaign', days: 30 },
  'time-zone': { place: 'cookie', purpose: 'time-zone', days: 365 },
  'skip-site-entry': { place: 'local', purpose: 'entry-warning', days: null },
  'hide-activation-alert': { place: 'local', purpose: 'dismissal', days: null },
  'hide-enrich-alert': { place: 'local', purpose: 'dismissal', days: null },
  'hide-push-notification-alert': { place: 'local', purpose: 'dismissal', days: null },
  'hide-disabled-notifications-alert': { place: 'local', purpose: 'dismissal', days: null },
  'hide-time-bonus-modal': { place: 'local', purpose: 'dismissal', days: null },
  'hide-icebreakers': { place: 'local', purpose: 'dismissal', days: null },
  'hidden-alerts': { place: 'cookie', purpose: 'dismissal', days: 365 },
  'color-scheme': { place: 'cookie', purpose: 'appearance', days: 365 },
  'chat-drafts': { place: 'local', purpose: 'drafts', days: null },
  'chat-outbox': { place: 'local', purpose: 'drafts', days: null },
  'signup-form': { place: 'session', purpose: 'signup', days: null },
  'lander-choices': { place: 'session', purpose: 'signup', days: null },
  'lander-visits': { place: 'session', purpose: 'campaign', days: null },
  tracking: { place: 'session', purpose: 'campaign', days: null },
  'chunk-reload-at': { place: 'session', purpose: 'reload-guard', days: null },
  'bad-releases': { place: 'session', purpose: 'release', days: null },
  'resume-path': { place: 'session', purpose: 'checkout', days: null },
  'quick-exit': { place: 'session', purpose: 'quick-exit', days: null },
} as const satisfies Record<string, StorageKeyInfo>;

interface StorageKeyInfo {
  place: 'cookie' | 'local' | 'session';
  purpose: string;
  /** Lifetime in days; null for local storage, which lasts until cleared, and session storage, which lasts until the tab closes. */
  days: number | null;
}

export type StorageKey = keyof typeof STORAGE_KEYS;

/** Cookie with the variants of landers that a visit has been counted for. */
export const SEEN_LANDERS_COOKIE = 'seen-landers' satisfies StorageKey;

/** Key of the path to return to after buying credits, stored when the member leaves a page to buy them. */
export const RESUME_PATH_KEY = 'resume-path' satisfies StorageKey;

/** Keys removed once a sign-up is complete, or refused to a minor. */
export const SIGNUP_KEYS = ['signup-form', 'lander-choices'] as const satisfies readonly StorageKey[];

/** Keys removed when the member signs out; the dismissals of R-059 stay. */
export const MEMBER_KEYS = ['hide-icebreakers', 'chat-drafts', 'chat-outbox', 'resume-path'] as const satisfies readonly StorageKey[];
