import { sendReset } from './sendReset';
import { findAccount } from './findAccount';
import type { JobHandler } from '../jobs/JobHandler';

/** Mails the link for a new password where nobody may learn from the answer whether there is an account. */
export const resetJob: JobHandler = async ({ db, ports, config }, { member_id: memberId = '' }) => {
  const work = { db, now: ports.clock.now(), random: ports.random };
  await sendReset(work, await findAccount(db, memberId), config);
};
