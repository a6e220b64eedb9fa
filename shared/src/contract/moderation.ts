/** Possible decisions for each kind of case. */
export const MODERATION_DECISIONS = {
  report: ['dismiss', 'strike', 'ban'],
  photo: ['approve', 'reject'],
  complaint: ['answer'],
} as const;

export type ModerationKind = keyof typeof MODERATION_DECISIONS;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[ModerationKind][number];

/** Ground of a decision against someone: our rules or the law. */
export const DECISION_GROUNDS = ['rules', 'law'] as const;
export type DecisionGround = (typeof DECISION_GROUNDS)[number];

/** Number of strikes that excludes a member for good; the first warns, the second suspends. */
export const LAST_STRIKE = 3;
/** Duration of the suspension for a second strike, in days. */
export const SUSPENSION_DAYS = 7;
