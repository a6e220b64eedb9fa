/** Why a member deletes the account. */
export const DELETE_REASONS = ['too_expensive', 'too_many_messages', 'found_someone', 'privacy', 'fictional_profiles', 'other'] as const;
export type DeleteReason = (typeof DELETE_REASONS)[number];

/** Maximum length in code points of a reason in the member's own words. */
export const DELETE_TEXT_MAX = 1_000;

/** Days during which a deleted account can be restored. */
export const DELETE_REVERSIBLE_DAYS = 14;

/** Months of an access ban; null means permanent. */
export const EXCLUSION_MONTHS = [6, 12, 24] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** Maximum number of a member's invite codes, used or usable. */
export const INVITES_MAX = 5;
