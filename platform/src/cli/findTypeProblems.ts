import type { Release } from '@rendezvous/shared/contract';
import { ReleaseTexts } from '../gates/types/ReleaseTexts';
import { typeFindings } from '../gates/types/typeFindings';
import type { DeployClient, Status } from './DeployClient';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Type problems of a release against what is live. Compiles locally: the server has no compiler and must not be slowed down. `files`: those of a
 * release that is not published yet.
 */
export function findTypeProblems(
  client: DeployClient,
  status: Status,
  release: Pick<Release, 'remote' | 'id' | 'integrity'>,
  files: Files = new Map<string, Buffer>(),
): Promise<string[]> {
  const { remote, id } = release;
  const texts = new ReleaseTexts({ ...status.releases, [`${remote}/${id}`]: release }, async (owner, of, file) => {
    const own = owner === remote && of === id ? files.get(file) : undefined;
    return own ?? client.file(owner, of, file);
  });
  return typeFindings(status, texts, release);
}
