import { createHash } from 'node:crypto';
import type { BodyOf, Call, QueryOf, ReplyOf } from '@rendezvous/shared/calls/call';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { respondNotModified } from './plugins/polls';

/** A request with the body and query of its call. */
type CallRequest<Row> = FastifyRequest<{ Body: BodyOf<Row>; Querystring: QueryOf<Row> }>;

type Handler<Row> = (request: CallRequest<Row>, reply: FastifyReply) => Promise<ReplyOf<Row> | FastifyReply>;

interface RouteExtras {
  /** Maximum request size in bytes, if larger than the default. */
  bodyLimit?: number;
}

/** Returns access, limits, section and errors of a call for the plugins and the documentation. */
export const getCallConfig = ({
  access,
  tag,
  limit,
  showsMembers,
  crossSite,
  polled,
  errors = [],
}: Call): FastifyRequest['routeOptions']['config'] =>
  ({ access, tag, limit, showsMembers, crossSite, polled, errors }) as FastifyRequest['routeOptions']['config'];

/** Serves a call as `shared/calls` declares it (path, access, limits, schemas); a member's poll gets 304 while nothing has changed. */
export function serveCall<Row extends Call>(app: FastifyInstance, call: Row, handler: Handler<Row>, extras: RouteExtras = {}): void {
  const [method = '', url = ''] = call.name.split(' ');
  const { query, body, reply, polled, status = 200 } = call;
  app.route({
    ...extras,
    method,
    url,
    config: getCallConfig(call),
    schema: {
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(reply && { response: { [status]: reply } }),
    },
    handler: async (request, response) => {
      if (polled && request.member && respondNotModified(request, response, polled)) return response.send();
      return handler(request as CallRequest<Row>, response.code(status));
    },
  });
}

/** Sends data that rarely changes, cacheable for an hour and with an ETag. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply {
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(data);
}

/** Schema of the reply that acknowledges a provider's notification, so that the provider does not repeat it. */
export const ReceivedReply = strictObject({ received: Type.Literal(true) });
