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

/** What somebody tells of another member. */
export interface ReportForm {
  profile_id: string;
  /** Of the two; needed for excerpts. */
  conversation?: string;
  /** Messages of that conversation that show what happened; 20 at most. */
  message_ids?: string[];
  reason: ReportReason;
  /** 0 to 2000 code points. */
  text?: string;
}
