import { ApiError } from '../ApiError';
import { enqueueDaily } from '../jobs/enqueueDaily';
import type { JobHandler } from '../jobs/JobKind';
import { publishBalance } from './publishBalance';
import { sendRefund } from './refund';
import { expirePayment, refreshPayment } from './settlePayment';
import { checkBooks } from './sqlBooks';
import { findPaymentById } from './sqlPayments';

/** Queries the provider about a debit that is due, so that its credits do not have to wait for a notification. */
export const paymentCheckJob: JobHandler = async (app, { payment_id: id = '' }) => {
  const payment = await findPaymentById(app.db, id);
  if (payment === undefined) throw new ApiError('not_found');
  await refreshPayment({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, payment);
  publishBalance(app.ports.events, payment.member_id);
};

/** Expires an order at its deadline, or settles it if it was paid and the notification was lost. */
export const paymentDeadlineJob: JobHandler = async (app, { payment_id: id = '' }) => {
  const payment = await findPaymentById(app.db, id);
  if (payment === undefined) throw new ApiError('not_found');
  await expirePayment({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, payment);
  publishBalance(app.ports.events, payment.member_id);
};

/** Sends a refund to the provider; a failed attempt is retried. */
export const refundJob: JobHandler = async (app, { refund_id: id = '' }) => {
  await sendRefund({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, id);
};

/** Checks the books every night: logs each inconsistency as an error and, if there are any, fails the job. */
export const checkBooksJob: JobHandler = async (app) => {
  const faults = await app.ports.database.withoutTimeLimit(checkBooks);
  for (const fault of faults) app.log.error({ fault }, 'The books do not add up.');
  await enqueueDaily(app, 'check_books', 1);
  if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join('; ')}`);
};
