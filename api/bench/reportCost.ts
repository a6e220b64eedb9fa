import type { OnlineCost } from './onlineCost';

const MILLION = 1_000_000;
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

function line({ setup, memoryBytes, cpuMsPerMinute }: OnlineCost): string {
  const [memory, cores] = [(memoryBytes * MILLION) / GIB, (cpuMsPerMinute * MILLION) / MINUTE_MS];
  return `| ${[setup, (memoryBytes / 1024).toFixed(1), cpuMsPerMinute.toFixed(3), memory.toFixed(0), cores.toFixed(1)].join(' | ')} |`;
}

/** What an online member costs, and a million of them by multiplication alone, as a Markdown table. */
export function costTableOf(costs: readonly OnlineCost[]): string {
  const head = ['Setup', 'KiB a member', 'processor ms a minute', 'GiB a million (extrapolated)', 'cores a million (extrapolated)'];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...costs.map(line)].join('\n');
}
