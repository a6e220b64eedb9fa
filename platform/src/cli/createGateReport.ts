import type { Release } from '@rendezvous/shared/contract';
import type { DeployClient, GateReport } from './DeployClient';

/** Runs the server's gates on an unpublished release and adds the gate `types` with the findings of the local compiler. */
export async function createGateReport(
  client: DeployClient,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
  typeFindings: string[],
): Promise<GateReport> {
  const { gates, ...report } = await client.runGates(release, files);
  return {
    ...report,
    gates: gates.flatMap((result) => (result.gate === 'members' ? [result, { gate: 'types', findings: typeFindings }] : [result])),
  };
}
