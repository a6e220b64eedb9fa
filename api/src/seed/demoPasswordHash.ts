import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from './people/testAccounts';

/** The demo password, hashed once for all accounts; a fixed salt keeps two seedings equal. */
export const demoPasswordHash = (): Promise<string> =>
  hash(DEMO_PASSWORD, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, salt: Buffer.from('rendezvous-demo-salt') });
