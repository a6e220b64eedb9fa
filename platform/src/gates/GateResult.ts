import type { Release } from '@rendezvous/shared/contract';
import { RefusedUpload } from '../site/releases/RefusedUpload';

/** The gates that a release must pass before it is accepted, in this order. */
export const GATES = {
  integrity: 'every file matches its signed digest',
  members: 'what it uses of shared exists in every live shell; for a shell, what live remotes use exists in it',
  types: 'its sources compile with the types of every live shell; for a shell, those of live remotes with its types',
  languages: 'texts are complete in 11 languages, and their translations reviewed',
  size: 'entry, screens, other parts and texts are within their budgets',
  module: 'the module has every declared screen and slot',
  effects: 'loading it leaves behind no globals, listeners, storage or calls',
} as const;

export type GateName = keyof typeof GATES;

/** Findings of one gate; it has passed if there are none. */
export interface GateResult {
  gate: GateName;
  findings: string[];
}

/** Throws a RefusedUpload that lists all findings, if there are any. */
export function assertGatesPassed({ remote, id }: Pick<Release, 'remote' | 'id'>, results: readonly GateResult[]): void {
  const findings = results.flatMap(({ gate, findings: gateFindings }) => gateFindings.map((finding) => `${gate}: ${finding}`));
  if (findings.length > 0) throw new RefusedUpload('gates', [`${remote} ${id} is refused.`, ...findings].join('\n'));
}
