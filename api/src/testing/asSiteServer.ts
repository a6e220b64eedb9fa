import { createHmac } from 'node:crypto';
import { INTERNAL_KEY_LABEL } from '@rendezvous/shared/contract';
import type { TestClient } from './TestClient';
import { testConfig } from './testConfig';

/** A client with the key of the site server, made of a secret. */
export function asSiteServer(visitor: TestClient, secret: string = testConfig().secrets[0]): TestClient {
  const key = createHmac('sha256', secret).update(INTERNAL_KEY_LABEL).digest('base64url');
  return visitor.with({ authorization: `Bearer ${key}` });
}
