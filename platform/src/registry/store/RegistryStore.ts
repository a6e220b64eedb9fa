import type { Registry } from '../Registry';
import type { DatedSerial } from './DatedSerial';
import type { HistoryRow } from './HistoryRow';
import type { IssuedOverride } from './IssuedOverride';
import type { RegistryChange } from './RegistryChange';

/** Append-only registry: a serial is written once and never changed. */
export interface RegistryStore {
  /** Whether others may change it too. */
  readonly isShared: boolean;
  /** The newest serial. */
  load(): Promise<Registry>;
  /** Appends `next` as serial `expected + 1`; throws RegistryConflict when `expected` is not the latest. */
  append(expected: number, next: Registry, change: RegistryChange): Promise<Registry>;
  /** Newest first; all remotes by default. */
  history(remote: string | undefined, limit: number): Promise<HistoryRow[]>;
  /** The serial in force at a time, if there was one, and all later ones, oldest first. */
  since(at: number): Promise<DatedSerial[]>;
  /** Remembers a link until it expires. */
  noteOverride(override: IssuedOverride): Promise<void>;
  /** Releases of a remote named by links that are still valid. */
  overridden(remote: string): Promise<string[]>;
}
