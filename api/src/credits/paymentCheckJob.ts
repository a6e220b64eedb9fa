import { refreshPayment } from './refreshPayment';
import { tellBalance } from './tellBalance';
import type { JobHandler } from '../jobs/JobHandler';

/** Asks the provider for a debit that is due, so that its credits do not wait for a notice. */
export const paymentCheckJob: JobHandler = async (app, { payment_id: id = '' }) => {
  const payment = await app.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await refreshPayment({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, payment);
  tellBalance(app.ports.events, payment.member_id);
};
