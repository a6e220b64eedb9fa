import type { Release } from '@rendezvous/shared/contract';
import { RefusedUpload } from '../site/releases/RefusedUpload';
import type { GateResult } from './GateResult';

/** Throws with all findings of the gates. */
export function refuseFailed({ remote, id }: Pick<Release, 'remote' | 'id'>, results: readonly GateResult[]): void {
  const findings = results.flatMap(({ gate, findings: found }) => found.map((finding) => `${gate}: ${finding}`));
  if (findings.length > 0) throw new RefusedUpload('gates', [`${remote} ${id} is refused.`, ...findings].join('\n'));
}
