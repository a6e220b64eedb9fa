/** Why a member is reported. */
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

/** What a report is about: who somebody is, one of their photos, or what they wrote. */
export const REPORT_THINGS = ['profile', 'photo', 'conversation'] as const;
export type ReportThing = (typeof REPORT_THINGS)[number];

/** Code points of what a reporter writes at a time, at most. */
export const REPORT_TEXT_MAX = 2_000;
/** Messages that show what happened, at most. */
export const REPORT_EXCERPTS_MAX = 20;
/** Pictures that a report may carry; they are uploaded as those of a complaint. */
export const REPORT_FILES_MAX = 3;
/** Reports of one member within 24 hours, at most. */
export const REPORTS_A_DAY = 10;

/** Where a report stands for who made it: not looked at yet, or what was found. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Months in which a decision can be appealed. */
export const APPEAL_MONTHS = 6;
