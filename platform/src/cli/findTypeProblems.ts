import type { Release } from '@rendezvous/shared/contract';
import { ReleaseTexts } from '../gates/types/ReleaseTexts';
import { typeFindings } from '../gates/types/typeFindings';
import type { DeployClient, Status } from './DeployClient';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Finds type problems of a release against what is live. Compiles locally: the server has no compiler and must not be slowed down. `files` holds the
 * files, by name, of a release that is not published yet.
 */
export function findTypeProblems(
  client: DeployClient,
  status: Status,
  release: Pick<Release, 'remote' | 'id' | 'integrity'>,
  files: Files = new Map<string, Buffer>(),
): Promise<string[]> {
  const { remote, id } = release;
  const texts = new ReleaseTexts({ ...status.releases, [`${remote}/${id}`]: release }, async (owner, releaseId, file) => {
    const unpublishedFile = owner === remote && releaseId === id ? files.get(file) : undefined;
    return unpublishedFile ?? client.file(owner, releaseId, file);
  });
  return typeFindings(status, texts, release);
}
