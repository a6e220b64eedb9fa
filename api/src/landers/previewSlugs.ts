import { createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_PREFIX } from '@rendezvous/shared/contract';

/** Hex digits of a signature: 96 bits, that a slug still has room for. */
const SIGNATURE = 24;
const SHAPE = new RegExp(`^${PREVIEW_PREFIX}([0-9a-z]{1,7})-([0-9a-z]{1,8})-([0-9a-f]{${SIGNATURE}})$`);

const sign = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`lander preview ${content}`).digest('hex').slice(0, SIGNATURE);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The slug that shows a revision until it expires, in unix seconds. */
export function previewSlug(secret: string, revision: number, expires: number): string {
  const content = `${revision.toString(36)}-${expires.toString(36)}`;
  return `${PREVIEW_PREFIX}${content}-${sign(secret, content)}`;
}

/** The revision that a slug shows; undefined for one that we did not sign with any of the secrets, or that has expired. */
export function previewedRevision(secrets: readonly string[], slug: string, now: number): number | undefined {
  const [, revision = '', expires = '', signature = ''] = SHAPE.exec(slug) ?? [];
  const isSigned = secrets.map((secret) => isSame(sign(secret, `${revision}-${expires}`), signature)).includes(true);
  return isSigned && Number.parseInt(expires, 36) > now ? Number.parseInt(revision, 36) : undefined;
}
