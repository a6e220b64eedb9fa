import type { Release } from '@rendezvous/shared/contract';
import type { DeployClient, GateReport } from './DeployClient';

/** The server's verdict on an unpublished release, including the local compiler's. */
export async function gateReport(
  client: DeployClient,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
  types: string[],
): Promise<GateReport> {
  const { gates, ...report } = await client.gate(release, files);
  return { ...report, gates: gates.flatMap((one) => (one.gate === 'members' ? [one, { gate: 'types', findings: types }] : [one])) };
}
