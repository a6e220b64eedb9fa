import type { Registry } from '../Registry';
import type { RegistryDocument } from '../registrySchema';

/** Append-only registry: the document of a serial is written once and never changed. */
export interface RegistryStore {
  /** Whether other sites or processes may change the registry too. */
  readonly isShared: boolean;
  /** Loads the registry at the newest serial. */
  load(): Promise<Registry>;
  /** Appends `nextRegistry` as serial `expectedSerial + 1`; throws RegistryConflict if `expectedSerial` is not the latest. */
  append(expectedSerial: number, nextRegistry: Registry, change: RegistryChange): Promise<Registry>;
  /** Loads the latest `limit` changes of a remote, or of all remotes if `remote` is undefined, newest first. */
  loadHistory(remote: string | undefined, limit: number): Promise<HistoryRow[]>;
  /** Loads the document in force at the time `at` (Unix milliseconds), if there was one, and all later documents, oldest first. */
  loadSerialsSince(at: number): Promise<DatedSerial[]>;
  /** Records that an override link was issued. */
  storeOverride(override: IssuedOverride): Promise<void>;
  /** Finds the ids of a remote's releases for which there are valid override links. */
  findOverriddenReleases(remote: string): Promise<string[]>;
}

/** The document of a serial, with the time from which it was in force. */
export interface DatedSerial {
  /** Unix milliseconds. */
  at: number;
  document: RegistryDocument;
}

/** A change in the history, with the serial that it created. */
export interface HistoryRow extends RegistryChange {
  serial: number;
  /** Unix milliseconds. */
  at: number;
}

/** An issued override link; the release that it selects is needed until the link expires. */
export interface IssuedOverride {
  remote: string;
  release: string;
  /** Unix milliseconds. */
  expires: number;
}

/** Description of a change for the history. */
export interface RegistryChange {
  /** Team whose token requested the change, or `automatic`. */
  who: string;
  action: string;
  remote: string;
  release: string | null;
  /** Reason in the author's words; may be empty. */
  why: string;
}

/** Thrown for a change that was based on an outdated serial; the registry remains as it was. */
export class RegistryConflict extends Error {
  constructor(readonly expectedSerial: number) {
    super(`The registry has moved on from serial ${expectedSerial}; look at the status and try again.`);
    this.name = 'RegistryConflict';
  }
}
