import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireMember } from './requireMember';
import type { SessionMember } from './SessionMember';

/** Signed addresses and online marks move with time alone, so an answer is never older than this, in seconds. */
const FRESH_S = 300;

/** Sets the ETag of a poll and tells whether the client already has this answer; then reply 304 (design 7). */
export function notModified(request: FastifyRequest, reply: FastifyReply, kind: keyof SessionMember['versions']): boolean {
  const { id, versions } = requireMember(request);
  const etag = `"${kind}-${id}-${versions[kind]}-${Math.floor(request.now / FRESH_S)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304);
  return true;
}
