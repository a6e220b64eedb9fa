import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends data that seldom changes: an hour of caching and an ETag. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply {
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(data);
}
