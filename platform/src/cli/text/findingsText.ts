import type { LanderFinding } from '@rendezvous/shared/contract';

/** Problems of a file, a line for each finding. */
export const findingsText =
  (file: string) =>
  ({ findings }: { findings: readonly LanderFinding[] }): string =>
    findings.length === 0 ? `${file} may be launched` : [file, ...findings.map(({ path, problem }) => `  ${path} ${problem}`)].join('\n');
