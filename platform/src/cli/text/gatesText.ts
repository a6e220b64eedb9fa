import { GATES } from '../../gates/GateResult';
import type { GateReport } from '../DeployClient';

/** One line for each gate, followed by its findings. */
export const gatesText = ({ remote, release, gates }: GateReport): string =>
  [
    `${remote} ${release}`,
    ...gates.flatMap(({ gate, findings }) => [
      `  ${findings.length === 0 ? '+' : '-'} ${gate.padEnd(9)}  ${GATES[gate]}`,
      ...findings.map((finding) => `      ${finding}`),
    ]),
  ].join('\n');
