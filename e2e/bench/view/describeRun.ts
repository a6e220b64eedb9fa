import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { PHONE_LINK } from './link/profile';
import { ROOT } from './variants/folders';

const findCommit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

/** Describes when, on which machine and over which link a run was measured. */
export const describeRun = (chromium: string) => ({
  at: new Date().toISOString(),
  commit: findCommit(),
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, chromium },
  link: PHONE_LINK,
});
