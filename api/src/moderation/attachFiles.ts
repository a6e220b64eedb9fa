import { ApiError } from '../ApiError';
import type { Work } from '../Work';

/** What a picture is uploaded for. */
type Owner = { complaint_id: string } | { report_id: string };

/** Gives a complaint or a report its pictures, once more without effect; one that is unknown, or that belongs to another one, is not found. */
export async function attachFiles({ db }: Pick<Work, 'db'>, owner: Owner, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('complaint_files')
    .set(owner)
    .where('id', 'in', [...fileIds])
    .where(({ or, and, eb }) => or([and([eb('complaint_id', 'is', null), eb('report_id', 'is', null)]), and(owner)]))
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== new Set(fileIds).size) throw new ApiError('not_found');
}
