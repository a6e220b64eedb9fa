import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that contains the signature of the email feedback webhook. */
export const FEEDBACK_SIGNATURE_HEADER = 'x-mail-signature';

/** Derives webhook keys from the configured secrets: the first one signs, all of them verify. */
export const deriveWebhookKeys = (secrets: readonly [string, ...string[]]): readonly [string, ...string[]] => {
  const [firstSecret, ...olderSecrets] = secrets;
  const toKey = (secret: string): string => `webhook ${secret}`;
  return [toKey(firstSecret), ...olderSecrets.map(toKey)];
};

/** Maximum difference between a webhook's timestamp and our clock, in seconds. */
export const WEBHOOK_TOLERANCE_S = 300;

const computeDigest = (rawBody: string, timestamp: number, key: string): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest();

/** Creates the signature header of a webhook: an HMAC over the timestamp (unix seconds) and the raw body. */
export const signWebhook = (rawBody: string, timestamp: number, key: string): string =>
  `t=${timestamp},v1=${computeDigest(rawBody, timestamp, key).toString('hex')}`;

/** True if a signature header was created with one of `keys` (two during a rotation) and its timestamp is within 300 s of `now`. */
export function isWebhookSigned(rawBody: string, signatureHeader: string, keys: readonly string[], now: number): boolean {
  const [, stamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signatureHeader) ?? [];
  if (stamp === undefined || hex === undefined) return false;
  const timestamp = Number(stamp);
  if (Math.abs(now - timestamp) > WEBHOOK_TOLERANCE_S) return false;
  const signature = Buffer.from(hex, 'hex');
  return keys.some((key) => timingSafeEqual(computeDigest(rawBody, timestamp, key), signature));
}
