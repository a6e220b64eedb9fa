import { complaintFile } from './complaintFile';
import type { JobHandler } from '../jobs/JobHandler';

/** Drops a picture whose complaint or report was never sent. */
export const unsentComplaintFileJob: JobHandler = async ({ db, ports }, { file_id: id = '' }) => {
  const unsent = db.deleteFrom('complaint_files').where('id', '=', id).where('complaint_id', 'is', null).where('report_id', 'is', null);
  const { numDeletedRows } = await unsent.executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await ports.files.remove(complaintFile(id));
};
