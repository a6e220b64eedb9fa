export const USER_STATUSES = ['not_confirmed', 'active', 'blocked', 'pending_deletion', 'deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const NOTIFICATION_STOPS = ['fbl', 'bounce', 'listunsubscribe'] as const;
/** Why e-mail to a member is switched off. */
export type NotificationStop = (typeof NOTIFICATION_STOPS)[number];
