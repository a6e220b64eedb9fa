import type { NotificationSettings } from '../calls/notificationSettings';

/** Why a member deletes their account. */
export const DELETE_REASONS = ['too_expensive', 'too_many_messages', 'found_someone', 'privacy', 'fictional_profiles', 'other'] as const;
export type DeleteReason = (typeof DELETE_REASONS)[number];

/** Maximum length of a reason in the member's own words, in code points. */
export const DELETE_TEXT_MAX = 1_000;

/** Number of days during which a deleted account can be restored. */
export const DELETE_REVERSIBLE_DAYS = 14;

/** Durations of a temporary self-exclusion, in months. */
export const EXCLUSION_MONTHS = [6, 12, 24] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** Minimum time in seconds between two requests for an email that confirms an address. */
export const CONFIRMATION_MAIL_INTERVAL_S = 120;

/** Maximum number of invite codes per member, including used ones. */
export const INVITES_MAX = 5;

export const USER_STATUSES = ['not_confirmed', 'active', 'blocked', 'pending_deletion', 'deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const NOTIFICATION_STOPS = ['fbl', 'bounce', 'listunsubscribe'] as const;

/** Why notification emails to a member are off. */
export type NotificationStop = (typeof NOTIFICATION_STOPS)[number];

/** Maximum number of passkeys per member. */
export const PASSKEYS_MAX = 10;

/** Maximum length of a passkey's name in code points; the minimum is 1. */
export const PASSKEY_NAME_MAX = 40;

/** Lifetime of a passkey challenge in seconds; a challenge can be answered only once. */
export const PASSKEY_CHALLENGE_S = 900;

/** Transports through which a browser reaches a passkey, as named by WebAuthn. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** Notifications that members can switch off, unlike account and safety emails. */
export const NOTIFICATION_KINDS = ['new_message', 'new_like', 'match', 'offers', 'product_news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Channels through which notifications are sent; each can be switched off separately. */
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** The switches of each notification, by channel. */
export type Notifications = NotificationSettings['notifications'];
