import type { RegistryDocument } from '../registrySchema';

/** A serial with the time from which it was in force. */
export interface DatedSerial {
  /** Unix milliseconds. */
  at: number;
  document: RegistryDocument;
}
