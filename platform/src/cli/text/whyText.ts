import type { Decision } from '../DeployClient';
import { table } from './table';

/** A decision with its steps in order, chosen ones marked with a plus; then the state of the canary and the end of the last one. */
export function whyText({ serial, remote, chosen, trace, canary, aborted }: Decision): string {
  const steps = trace.map(({ rule, release, taken, reason }) => [taken ? '  +' : '  -', rule, release ?? '-', reason]);
  const ended = aborted && `canary ${aborted.release ?? '-'} ended by itself at ${new Date(aborted.at).toISOString()}: ${aborted.why}`;
  return [
    `serial ${serial}: ${remote} ${chosen ?? 'loads nothing'}`,
    table(steps),
    ...(canary ? [`canary: ${canary.why}`] : []),
    ...(ended ? [ended] : []),
  ].join('\n');
}
