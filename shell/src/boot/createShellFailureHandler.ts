import type { Beacon } from '@rendezvous/shared/contract';
import { readBoot } from './loadBoot';
import { createReporter } from './createReporter';

/** Creates a handler that reports an error thrown by the shell, which the inline script cannot see (decision 026), and rethrows it to be logged. */
export const createShellFailureHandler =
  (rung: Beacon['rung']) =>
  (error: unknown): never => {
    const boot = readBoot(document);
    if (boot) createReporter(boot.beaconToken)({ remote: 'shell', release: boot.plan.shell, rung, reason: String(error) });
    throw error;
  };
