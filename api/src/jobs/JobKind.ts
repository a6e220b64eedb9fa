import type { FastifyInstance } from 'fastify';

/** Work of every day; each one asks for the next when it is done. */
export const DAILY_JOBS = ['erase_messages', 'check_books', 'return_unopened', 'erase_accounts', 'tidy_access'] as const;

export type DailyJob = (typeof DAILY_JOBS)[number];

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

/** Does the work of one job; an error means: try again later. */
export type JobHandler = (app: FastifyInstance, payload: Record<string, string>) => Promise<void>;
