import type { Beacon } from '@rendezvous/shared/contract';
import { readBoot } from './loadBoot';
import { createReporter } from './createReporter';

/**
 * Creates a handler for an error that the shell throws and the document's inline script cannot catch (decision 026): reports it and
 * rethrows it to be logged.
 */
export const createShellFailureHandler =
  (rung: Beacon['rung']) =>
  (error: unknown): never => {
    const boot = readBoot(document);
    if (boot) createReporter(boot.beaconToken)({ remote: 'shell', release: boot.plan.shell, rung, reason: String(error) });
    throw error;
  };
