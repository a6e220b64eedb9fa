import type { DailyJob } from './DailyJob';

/** Kinds of work on the jobs table. */
export type JobKind =
  | 'mail'
  | 'push'
  | 'payment_deadline'
  | 'approve_photo'
  | 'signup_message'
  | 'unsent_photo'
  | 'end_suspension'
  | 'notice'
  | 'unsent_complaint_file'
  | 'export'
  | 'sms'
  | 'payment_check'
  | 'refund'
  | 'reset'
  | DailyJob;
