/** What is counted beside the requests themselves, with its help text. */
export const METRICS = [
  ['rendezvous_errors_total', 'counter', 'Refusals and failures by error code.'],
  ['rendezvous_signups_total', 'counter', 'Accounts created by this process.'],
  ['rendezvous_messages_total', 'counter', 'Messages sent through this process by type; repeats of a call are not counted.'],
  ['rendezvous_payments', 'gauge', 'Payments in the database by status; every process says the same.'],
  ['rendezvous_jobs_waiting', 'gauge', 'Jobs that are due and not done; every process says the same.'],
  ['rendezvous_queue_age_seconds', 'gauge', 'Age of the oldest job that is due; every process says the same.'],
  ['rendezvous_memory_bytes', 'gauge', 'Resident memory of this process.'],
] as const;

export type MetricName = (typeof METRICS)[number][0];
