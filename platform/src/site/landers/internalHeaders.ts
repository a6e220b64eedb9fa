import { createHmac } from 'node:crypto';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';

/** What shows the api that its site server calls: a key made of the secret that both know. */
export function internalHeaders(secret: string): Record<string, string> {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
}
