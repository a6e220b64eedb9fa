import autocannon, { type Request } from 'autocannon';
import type { BenchCall } from './calls';
import type { BenchServer } from './startServer';

export interface Load {
  /** Right answers per second. */
  rate: number;
  p50: number;
  /** autocannon has no 95th; what 97.5 % stay under, 95 % do as well. */
  p97: number;
  p99: number;
}

interface Target {
  /** Whose answers they are, for the message when they are wrong. */
  name: string;
  url: string;
  connections: number;
  seconds: number;
  status: number;
  /** One request for each measured member. */
  requests: Request[];
}

const MOST_WRONG = 0.01;

/** Sends requests for a while over so many connections, each with members of its own; wrong answers make it fail. */
export async function load({ name, url, connections, seconds, status, requests }: Target): Promise<Load> {
  const share = Math.floor(requests.length / connections);
  let begun = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requests.slice(begun * share, (begun + 1) * share));
      begun = (begun + 1) % connections;
    },
  });
  const codes = Object.entries(result.statusCodeStats ?? {});
  const right = codes.find(([code]) => Number(code) === status)?.[1].count ?? 0;
  const wrong = codes.reduce((sum, [, { count = 0 }]) => sum + count, 0) - right + result.errors;
  if (wrong > MOST_WRONG * right)
    throw new Error(`${name}: ${wrong} of ${right + wrong} answers were not ${status}: ${JSON.stringify(codes)}`);
  return { rate: right / result.duration, p50: result.latency.p50, p97: result.latency.p97_5, p99: result.latency.p99 };
}

const ATTEMPTS = 3;
const REST_MS = 1_000;

/** The load of a call on a server; one that answered wrongly, as an overloaded machine makes it do, is tried again. */
export async function loadCall(server: BenchServer, call: BenchCall, requests: Request[], seconds: number): Promise<Load> {
  const { connections, status } = call;
  const target = { name: `${server.name}, ${call.name}`, url: server.url, connections, seconds, status, requests };
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load(target);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
  return load(target);
}
