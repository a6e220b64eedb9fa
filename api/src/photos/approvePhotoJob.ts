import { approvePhoto } from './approvePhoto';
import type { JobHandler } from '../jobs/JobHandler';

/** Stands in for the moderator in demo mode: a photo is approved 5 seconds after its upload. */
export const approvePhotoJob: JobHandler = async (app, { photo_id: id = '' }) => {
  await approvePhoto({ db: app.db, now: app.ports.clock.now(), random: app.ports.random }, id);
};
