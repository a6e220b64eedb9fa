import type { FastifyReply, FastifyRequest } from 'fastify';
import { pollEtag, type PollKind } from './pollEtag';
import { requireMember } from './requireMember';

/** Sets the ETag of a poll and tells whether the client already has this answer; then reply 304 (design 7). */
export function notModified(request: FastifyRequest, reply: FastifyReply, kind: PollKind): boolean {
  const { id, versions } = requireMember(request);
  const etag = pollEtag(kind, id, versions, request.now);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304);
  return true;
}
