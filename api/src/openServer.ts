import { createServer, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

/** The server of the api: unchanged polls are answered at the door, all else by Fastify. */
export function openServer(app: () => FastifyInstance, fastify: RequestListener): Server {
  return createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (!app().answerPoll(request, response)) fastify(request, response);
  });
}
