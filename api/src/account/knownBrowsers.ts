import { KNOWN_BROWSER_COOKIE } from '@rendezvous/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Random } from '../ports/Random';
import type { Database } from '../tables/tables';
import { storeKnownBrowser } from './sqlLogin';
import { hashToken } from './tokens';

/** Format of our tokens: 32 bytes in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

function readToken({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = cookies[KNOWN_BROWSER_COOKIE];
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
}

/** Hash that identifies the calling browser at a login; an empty string for a browser in which nobody has logged in yet. */
export function getBrowserHash(request: Pick<FastifyRequest, 'cookies'>): string {
  const token = readToken(request);
  return token === undefined ? '' : hashToken(token);
}

/** Remembers that a member logged in with this browser; returns the token for its cookie, which all its users share. */
export async function rememberBrowser(
  { db, random }: { db: Kysely<Database>; random: Random },
  request: Pick<FastifyRequest, 'cookies' | 'now'>,
  memberId: string,
): Promise<string> {
  const token = readToken(request) ?? random.token();
  await storeKnownBrowser(db, { member_id: memberId, browser_hash: hashToken(token), last_login_at: request.now });
  return token;
}
