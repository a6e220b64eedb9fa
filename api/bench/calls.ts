import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { toConversationId, toSessionToken } from './fill';

/** A kind of request that the benchmark sends repeatedly and measures. */
export interface BenchCall {
  name: string;
  /** HTTP status of a correct response. */
  status: 200 | 304;
  /** Number of concurrent requests. */
  connections: number;
  /** Maximum 95th percentile of the response time, in ms. */
  limitMs?: number;
  /** Path from which each member's ETag is read before the measurement, to be sent with the requests. */
  etagPath?: string;
  /** Builds the request of measured member number `index` (from 1); `etag` is that member's ETag of `etagPath`, or '' without one. */
  createRequest(index: number, etag: string): Request;
}

/** Headers of a signed-in member. Each member has their own IP address, as if behind a proxy, to stay below per-address rate limits. */
export const createHeaders = (index: number): Record<string, string> => ({
  cookie: `${AUTH_COOKIE}=${toSessionToken(index)}`,
  'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  'sec-fetch-site': 'same-origin',
  [CLIENT_HEADER]: CLIENT_HEADER_VALUE,
});

const createPollCalls = (path: string, limitMs?: number): BenchCall[] => [
  {
    name: `${path} unchanged`,
    status: 304,
    connections: 8,
    etagPath: path,
    createRequest: (index, etag) => ({ path, headers: { ...createHeaders(index), 'if-none-match': etag } }),
  },
  {
    name: `${path} changed`,
    status: 200,
    connections: 4,
    ...(limitMs === undefined ? {} : { limitMs }),
    createRequest: (index) => ({ path, headers: createHeaders(index) }),
  },
];

const createSearchCall = (name: string, query: string): BenchCall => ({
  name,
  status: 200,
  connections: 4,
  limitMs: 80,
  createRequest: (index) => ({ path: `/api/search.php?${query}`, headers: createHeaders(index) }),
});

const messageCall: BenchCall = {
  name: 'send a message',
  status: 200,
  connections: 4,
  limitMs: 60,
  createRequest: (index) => ({
    path: '/api/chat.php',
    method: 'POST',
    headers: { ...createHeaders(index), 'content-type': 'application/json' },
    setupRequest: (request) => {
      const body = {
        conversation: toConversationId((index - 1) * 20 + 1),
        type: 'text',
        body: 'Shall we meet for a coffee?',
        client_id: randomUUID(),
      };
      return { ...request, body: JSON.stringify(body) };
    },
  }),
};

/** The calls to measure: polls, searches and sending a message. */
export const CALLS: readonly BenchCall[] = [
  ...createPollCalls('/api/user.php'),
  ...createPollCalls('/api/chats.php', 60),
  ...createPollCalls('/api/likes.php', 60),
  createSearchCall('search in a country', 'country=NL&min_age=25&max_age=45'),
  createSearchCall('search everywhere', 'min_age=18&max_age=99'),
  messageCall,
];
