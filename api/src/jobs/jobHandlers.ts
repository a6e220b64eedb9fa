import type { JobHandler } from './JobHandler';
import { sendMailJob } from './sendMailJob';

/** Every kind of job with what it does. */
export const jobHandlers = { mail: sendMailJob } satisfies Record<string, JobHandler>;

export type JobKind = keyof typeof jobHandlers;
