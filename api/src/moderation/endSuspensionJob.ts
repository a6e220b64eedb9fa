import { endSuspension } from './endSuspension';
import type { JobHandler } from '../jobs/JobHandler';

/** Ends a suspension at its time. */
export const endSuspensionJob: JobHandler = async ({ db, ports }, { member_id: memberId = '' }) => {
  await endSuspension({ db, now: ports.clock.now(), random: ports.random }, memberId);
};
