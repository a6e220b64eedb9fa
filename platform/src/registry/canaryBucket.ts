import { createHash } from 'node:crypto';

const RANGE = 2 ** 48;

/**
 * A visitor's position in [0, 100) for the canary of one remote. It is stable while the salt is, so raising the share only adds visitors; the
 * remote's name in the hash makes canaries of different remotes independent.
 */
export function canaryBucket(visitorId: string, remote: string, salt: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([salt, remote, visitorId]))
    .digest();
  return (hash.readUIntBE(0, 6) / RANGE) * 100;
}
