import type { RegistryChange } from './RegistryChange';

/** One serial in the history, newest first in lists. */
export interface HistoryRow extends RegistryChange {
  serial: number;
  /** Unix milliseconds. */
  at: number;
}
