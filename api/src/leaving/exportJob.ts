import { buildExport } from './buildExport';
import type { JobHandler } from '../jobs/JobHandler';

/** Writes a copy of a member's data. */
export const exportJob: JobHandler = ({ db, ports }, { export_id: id = '' }) =>
  buildExport({ db, now: ports.clock.now(), random: ports.random }, ports.files, id);
