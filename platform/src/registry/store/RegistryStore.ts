import type { Registry } from '../Registry';
import type { HistoryRow } from './HistoryRow';
import type { RegistryChange } from './RegistryChange';

/** Append-only registry: a serial is written once and never changed (platform.md, section 2). */
export interface RegistryStore {
  /** Whether somebody else may change it too. */
  readonly isShared: boolean;
  /** The newest serial. */
  load(): Promise<Registry>;
  /** Appends `next` as serial `expected + 1`; throws RegistryConflict when `expected` is not the newest. */
  append(expected: number, next: Registry, change: RegistryChange): Promise<Registry>;
  /** Newest first; all remotes when none is named. */
  history(remote: string | undefined, limit: number): Promise<HistoryRow[]>;
}
