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
/** Maximum number of messages as evidence. */
export const REPORT_EXCERPTS_MAX = 20;
/** Maximum number of pictures in a report; they are uploaded like those of a complaint. */
export const REPORT_FILES_MAX = 3;
/** Maximum number of reports by a member within 24 hours. */
export const REPORTS_A_DAY = 10;

/** State of a report for its author: not reviewed yet, or the outcome. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Months during which a decision can be appealed. */
export const APPEAL_MONTHS = 6;
