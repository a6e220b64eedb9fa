import { createHash } from 'node:crypto';

const RANGE = 2 ** 48;

/**
 * Place of a visitor in [0, 100) for the canary of one remote. The same visitor keeps the place while the salt stays, so raising the
 * share only adds visitors; the remote's name in the hash keeps canaries of two remotes independent.
 */
export function canaryBucket(visitorId: string, remote: string, salt: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([salt, remote, visitorId]))
    .digest();
  return (hash.readUIntBE(0, 6) / RANGE) * 100;
}
