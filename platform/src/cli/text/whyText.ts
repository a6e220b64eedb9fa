import type { Decision } from '../DeployClient';
import { table } from './table';

export function whyText({ serial, remote, chosen, trace }: Decision): string {
  const steps = trace.map(({ rule, release, taken, reason }) => [taken ? '  +' : '  -', rule, release ?? '-', reason]);
  return [`serial ${serial}: ${remote} ${chosen ?? 'loads nothing'}`, table(steps)].join('\n');
}
