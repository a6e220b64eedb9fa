import { sendRefund } from './sendRefund';
import type { JobHandler } from '../jobs/JobHandler';

/** Hands a refund to the provider; one that fails comes again. */
export const refundJob: JobHandler = async (app, { refund_id: id = '' }) => {
  await sendRefund({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, app.ports.payments, id);
};
