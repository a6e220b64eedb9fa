import { keptTracking, type StorageKey, trackingOf } from '@rendezvous/shared/contract';

const KEY: StorageKey = 'tracking';

/** Returns the tracking value `network` of the visit: from the URL if it has a valid one, otherwise from storage. */
export function readVisitNetwork(search: string, storage: Pick<Storage, 'getItem'> | null): string | undefined {
  return trackingOf(new URLSearchParams(search)).network ?? keptTracking(storage?.getItem(KEY) ?? null).network;
}
