import { createHash } from 'node:crypto';
import { type ApiReply, type ApiRequest, type ApiGet, toAddress } from './ApiGet';
import { ApiFailure } from './ApiFailure';

/** Maximum number of replies; the least recently used ones are evicted first. */
const MAX_REPLIES = 2_000;

type CachedReply = Omit<ApiReply, 'status'> & { etag: string };

/**
 * Makes requests to the api conditional: they send the ETag of the previous reply, which is reused if nothing has changed. Replies are
 * cached in memory only, by URL and headers, and so separately for each person, domain and country.
 */
export function withEtags(request: ApiRequest, limit = MAX_REPLIES): ApiGet {
  const cache = new Map<string, CachedReply>();
  return async <Reply>(path: string, query: Readonly<Record<string, string>>, headers: Record<string, string>) => {
    const key = createHash('sha256')
      .update(JSON.stringify([toAddress(path, query), headers]))
      .digest('base64');
    const cachedReply = cache.get(key);
    const reply = await request(path, query, cachedReply ? { ...headers, 'if-none-match': cachedReply.etag } : headers);
    cache.delete(key);
    const currentReply = reply.status === 304 ? cachedReply : reply;
    if (currentReply === undefined || (currentReply === reply && reply.status !== 200)) throw new ApiFailure(path, reply.status);
    const { etag, cacheControl = '', text } = currentReply;
    if (etag !== undefined) cache.set(key, { etag, cacheControl, text });
    for (const oldestKey of cache.keys()) if (cache.size > limit) cache.delete(oldestKey);
    return { body: JSON.parse(text) as Reply, isReusable: cacheControl.startsWith('public') };
  };
}
