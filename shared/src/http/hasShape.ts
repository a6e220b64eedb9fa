import { REPLY_KEYS, type ApiCall } from '@rendezvous/shared/contract';

const KEYS = new Map<string, Record<string, true> | null>(Object.entries(REPLY_KEYS));

/** True when a reply has the top-level keys of its contract; calls without a row are not judged. */
export function hasShape(call: ApiCall, body: unknown): boolean {
  const keys = KEYS.get(call);
  if (!keys) return true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(keys).every((key) => key in body);
}
