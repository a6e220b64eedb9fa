import { pathTo } from './routes';

/** Reasons for reporting a member. */
export const REPORT_REASONS = [
  'fake_or_misleading',
  'harassment',
  'threat',
  'underage',
  'scam_or_spam',
  'illegal_content',
  'stolen_photos',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Subjects of a report: the profile, a photo, or messages. */
export const REPORT_THINGS = ['profile', 'photo', 'conversation'] as const;
export type ReportThing = (typeof REPORT_THINGS)[number];

/** Maximum length of a reporter's text in code points, per submission. */
export const REPORT_TEXT_MAX = 2_000;
/** Maximum number of messages that a report quotes as evidence. */
export const REPORT_EXCERPTS_MAX = 20;
/** Maximum number of pictures in a report; they are uploaded like those of a complaint. */
export const REPORT_FILES_MAX = 3;
/** Maximum number of reports by a member within 24 hours. */
export const REPORTS_A_DAY = 10;

/** State of a report as its author sees it: open until reviewed, then the outcome. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Number of months during which a decision can be appealed. */
export const APPEAL_MONTHS = 6;

/** Complaint categories. */
export const COMPLAINT_CATEGORIES = ['content', 'member', 'payment', 'privacy', 'service', 'appeal', 'other'] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

/** Returns the path and query that open the complaint form with the category and reference filled in. */
export const pathToComplaint = (category: ComplaintCategory, reference?: string): string =>
  `${pathTo('complaints')}?${new URLSearchParams({ category, ...(reference !== undefined && { reference }) })}`;

/** Maximum number of pictures in a complaint. */
export const COMPLAINT_FILES_MAX = 3;
/** Maximum size of a picture in a complaint, in bytes. */
export const COMPLAINT_FILE_BYTES = 5 * 1024 * 1024;

/** Maximum length of a complaint's reference in code points. */
export const COMPLAINT_REFERENCE_MAX = 100;

/** Minimum and maximum length of a complaint's description in code points. */
export const COMPLAINT_LENGTH = { min: 20, max: 2000 } as const;

/** Possible decisions for each kind of case. */
export const MODERATION_DECISIONS = {
  report: ['dismiss', 'strike', 'ban'],
  photo: ['approve', 'reject'],
  complaint: ['answer'],
} as const;

export type ModerationKind = keyof typeof MODERATION_DECISIONS;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[ModerationKind][number];

/** Legal ground of a decision against someone: our rules or the law. */
export const DECISION_GROUNDS = ['rules', 'law'] as const;
export type DecisionGround = (typeof DECISION_GROUNDS)[number];

/** Number of the strike that bans a member permanently; the first is a warning, the second a suspension. */
export const LAST_STRIKE = 3;
/** Duration of the suspension after the second strike, in days. */
export const SUSPENSION_DAYS = 7;
