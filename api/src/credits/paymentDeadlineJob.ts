import { ApiError } from '../ApiError';
import { expirePayment } from './expirePayment';
import { tellBalance } from './tellBalance';
import type { JobHandler } from '../jobs/JobHandler';

/** Closes an order at its deadline; a payment whose notice was lost is settled instead. */
export const paymentDeadlineJob: JobHandler = async (app, { payment_id: id = '' }) => {
  const payment = await app.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (payment === undefined) throw new ApiError('not_found');
  await expirePayment({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, payment);
  tellBalance(app.ports.events, payment.member_id);
};
