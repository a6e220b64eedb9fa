/** Why a member deletes the account. */
export const DELETE_REASONS = ['too_expensive', 'too_many_messages', 'found_someone', 'privacy', 'fictional_profiles', 'other'] as const;
export type DeleteReason = (typeof DELETE_REASONS)[number];

/** Code points that the reason's own words may have. */
export const DELETE_TEXT_MAX = 1_000;

/** Days in which a deleted account can be had back. */
export const DELETE_REVERSIBLE_DAYS = 14;

/** Months of an access ban; null stands for a permanent one. */
export const EXCLUSION_MONTHS = [6, 12, 24] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** Invite codes of a member that are used or can still be used, at most. */
export const INVITES_MAX = 5;
