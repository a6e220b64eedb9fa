import { createHmac } from 'node:crypto';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';

/** Authenticates the site server to the api: a key derived from their shared secret. */
export function internalHeaders(secret: string): Record<string, string> {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
}
