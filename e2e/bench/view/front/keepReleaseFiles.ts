import { buffer } from 'node:stream/consumers';
import { type Handler, piecesOf, type Reply } from './Exchange';

/** Caches release files in memory after their first request, as a built variant does, so that neither has an advantage. */
export function keepReleaseFiles(site: Handler): Handler {
  const replies = new Map<string, Reply>();
  return async (request) => {
    const stored = replies.get(request.path);
    if (stored) return stored;
    const reply = await site(request);
    if (!request.path.startsWith('/r/') || reply.status !== 200) return reply;
    const complete = { ...reply, body: await buffer(piecesOf(reply.body)) };
    replies.set(request.path, complete);
    return complete;
  };
}
