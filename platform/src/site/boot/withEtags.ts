import { createHash } from 'node:crypto';
import { type ApiAsk, type ApiGet, addressOf } from './ApiGet';
import { ApiFailure } from './ApiFailure';

/** Replies kept at most, of about 8 KB each; those that nobody asked for longest leave first. */
const LIMIT = 2_000;

interface Known {
  etag: string;
  text: string;
}

/**
 * Asks as a browser polls: what the api named by an ETag is asked for again by that name, and while nothing changed the api reads no
 * table and the reply of the last time stands. Kept in memory only, apart by person, domain and country.
 */
export function withEtags(ask: ApiAsk, limit = LIMIT): ApiGet {
  const known = new Map<string, Known>();
  return async <Reply>(path: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) => {
    const key = createHash('sha256')
      .update(JSON.stringify([addressOf(path, query), headers]))
      .digest('base64');
    const before = known.get(key);
    const answer = await ask(path, query, before ? { ...headers, 'if-none-match': before.etag } : headers);
    known.delete(key);
    const found = answer.status === 304 ? before : answer;
    if (found === undefined || (found === answer && answer.status !== 200)) throw new ApiFailure(path, answer.status);
    if (found.etag !== undefined) known.set(key, { etag: found.etag, text: found.text });
    for (const oldest of known.keys()) if (known.size > limit) known.delete(oldest);
    return JSON.parse(found.text) as Reply;
  };
}
