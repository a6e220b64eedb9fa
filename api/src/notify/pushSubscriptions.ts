import { createECDH } from 'node:crypto';
import type { PushSubscriptionBody } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/FilesPort';
import type { PushPort } from '../ports/PushPort';
import type { UnitOfWork } from '../UnitOfWork';
import { deleteOwnSubscription, storeSubscription } from './sqlPush';

const KEYS_FILE = 'push/keys.json';

export interface PushKeys {
  /** base64url, as browsers require for a subscription. */
  publicKey: string;
  privateKey: string;
}

const PRIVATE_KEY_BYTES = 32;

/** Restores leading zeros that Node drops from a private key (one key in 256 has some); push services and libraries require all bytes. */
function padPrivateKey({ publicKey, privateKey }: PushKeys): PushKeys {
  const bytes = Buffer.from(privateKey, 'base64url');
  const leadingZeros = Buffer.alloc(Math.max(0, PRIVATE_KEY_BYTES - bytes.length));
  return { publicKey, privateKey: Buffer.concat([leadingZeros, bytes]).toString('base64url') };
}

/** Loads our key pair for Web Push, which is created once and stored with the other files. */
export async function loadPushKeys(files: FilesPort): Promise<PushKeys> {
  const storedKeys = await files.read(KEYS_FILE);
  if (storedKeys) return padPrivateKey(JSON.parse(storedKeys.toString('utf8')));
  const keyPair = createECDH('prime256v1');
  const keys = padPrivateKey({ publicKey: keyPair.generateKeys('base64url'), privateKey: keyPair.getPrivateKey('base64url') });
  await files.write(KEYS_FILE, Buffer.from(JSON.stringify(keys)));
  return keys;
}

const PUSH_HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** True for an endpoint of a browser's push service, or on one of the operator's own origins; messages are sent nowhere else (security 28). */
export function isAllowedEndpoint(endpoint: string, ownOrigins: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname } = new URL(endpoint);
  if (ownOrigins.includes(origin)) return true;
  return protocol === 'https:' && PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Subscribes a browser of the member to push messages; a member may have several browsers. */
export async function subscribePush(
  { db, now }: UnitOfWork,
  push: Pick<PushPort, 'accepts'>,
  memberId: string,
  subscription: PushSubscriptionBody,
): Promise<void> {
  if (!push.accepts(subscription.endpoint)) throw new ApiError('validation', { fields: { subscription: 'validation' } });
  await storeSubscription(db, memberId, subscription, now);
}

/** Unsubscribes a browser of the member; a subscription of another member is left unchanged. */
export async function unsubscribePush({ db }: Pick<UnitOfWork, 'db'>, memberId: string, endpoint: string): Promise<void> {
  await deleteOwnSubscription(db, endpoint, memberId);
}
