import type { Release } from '@rendezvous/shared/contract';
import { refuseFailed } from '../gates/refuseFailed';
import type { DeployClient, Status } from './DeployClient';
import { gateReport } from './gateReport';
import { typesOf } from './typesOf';

/** Throws when the compiler finds that a release does not fit what is live, with everything the server would report as well. */
export async function refuseTypes(
  client: DeployClient,
  status: Status,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const types = await typesOf(client, status, release, files);
  if (types.length > 0) refuseFailed(release, (await gateReport(client, release, files, types)).gates);
}
