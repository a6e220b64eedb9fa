import type { FastifyInstance } from 'fastify';

/** Jobs that run once a day; each enqueues itself for the next day when it is done. */
export const DAILY_JOBS = ['erase_messages', 'check_books', 'return_unopened', 'erase_accounts', 'tidy_access'] as const;

export type DailyJob = (typeof DAILY_JOBS)[number];

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
  | 'news'
  | 'news_delivery'
  | DailyJob;

/** Runs one job; when it throws, the job is retried later. */
export type JobHandler = (app: FastifyInstance, payload: Record<string, string>) => Promise<void>;
