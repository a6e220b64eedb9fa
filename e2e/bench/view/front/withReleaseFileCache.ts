import { buffer } from 'node:stream/consumers';
import { type Handler, toChunks, type Reply } from './Exchange';

/** Caches a site's release files in memory after their first request; built variants also serve theirs from memory, so neither has an advantage. */
export function withReleaseFileCache(site: Handler): Handler {
  const replies = new Map<string, Reply>();
  return async (request) => {
    const cachedReply = replies.get(request.path);
    if (cachedReply) return cachedReply;
    const reply = await site(request);
    if (!request.path.startsWith('/r/') || reply.status !== 200) return reply;
    const completeReply = { ...reply, body: await buffer(toChunks(reply.body)) };
    replies.set(request.path, completeReply);
    return completeReply;
  };
}
