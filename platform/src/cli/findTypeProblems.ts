import type { Release } from '@rendezvous/shared/contract';
import { ReleaseTexts } from '../gates/types/ReleaseTexts';
import { getTypeFindings } from '../gates/types/getTypeFindings';
import type { DeployClient, Status } from './DeployClient';

type FilesByName = ReadonlyMap<string, Buffer>;

/**
 * Finds type problems between a release and what is live. Compiles locally: the server has no compiler and must not be slowed down. `files` holds the
 * files, by name, of a release that is not published yet.
 */
export function findTypeProblems(
  client: DeployClient,
  status: Status,
  release: Pick<Release, 'remote' | 'id' | 'integrity'>,
  files: FilesByName = new Map<string, Buffer>(),
): Promise<string[]> {
  const { remote, id } = release;
  const releaseTexts = new ReleaseTexts({ ...status.releases, [`${remote}/${id}`]: release }, async (owner, releaseId, file) => {
    const unpublishedFile = owner === remote && releaseId === id ? files.get(file) : undefined;
    return unpublishedFile ?? client.downloadFile(owner, releaseId, file);
  });
  return getTypeFindings(status, releaseTexts, release);
}
