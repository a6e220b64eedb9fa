import { createHash } from 'node:crypto';
import { type ApiAsk, type ApiGet, addressOf } from './ApiGet';
import { ApiFailure } from './ApiFailure';

/** Maximum number of replies, about 8 KB each; least recently used ones are evicted first. */
const LIMIT = 2_000;

interface Known {
  etag: string;
  text: string;
}

/**
 * Reads as a browser polls: with the ETag of the previous reply, so that while nothing has changed the api reads no table and the previous reply is
 * used. Kept in memory only, separately by person, domain and country.
 */
export function withEtags(ask: ApiAsk, limit = LIMIT): ApiGet {
  const known = new Map<string, Known>();
  return async <Reply>(path: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) => {
    const key = createHash('sha256')
      .update(JSON.stringify([addressOf(path, query), headers]))
      .digest('base64');
    const before = known.get(key);
    const reply = await ask(path, query, before ? { ...headers, 'if-none-match': before.etag } : headers);
    known.delete(key);
    const found = reply.status === 304 ? before : reply;
    if (found === undefined || (found === reply && reply.status !== 200)) throw new ApiFailure(path, reply.status);
    if (found.etag !== undefined) known.set(key, { etag: found.etag, text: found.text });
    for (const oldest of known.keys()) if (known.size > limit) known.delete(oldest);
    return JSON.parse(found.text) as Reply;
  };
}
