import autocannon, { type Request } from 'autocannon';
import type { BenchCall } from './calls';
import type { BenchServer } from './startServer';
import { percentile } from './statistics';

export interface Load {
  /** Right answers per second. */
  rate: number;
  /** Latency in ms that half, 95 % and 99 % of the answers stay under. */
  p50: number;
  p95: number;
  p99: number;
  /** Time of the server's processor for one right answer, in ms. */
  cpuMs: number;
}

interface Target {
  /** Whose answers they are, for the message when they are wrong. */
  name: string;
  url: string;
  /** Processor time of the server so far, in ms. */
  cpuMs(): number;
  connections: number;
  seconds: number;
  status: number;
  /** One request for each measured member. */
  requests: Request[];
}

const MOST_WRONG = 0.01;

/** Seconds that are not measured before those that are: what has not run for a while is slower at first. */
const WARM_UP_S = 1;

/** Sends requests for a while over so many connections, each with members of its own, and notes how long each answer took. */
async function shoot({ url, connections, seconds, requests }: Target): Promise<{ result: autocannon.Result; times: number[] }> {
  const share = Math.floor(requests.length / connections);
  const times: number[] = [];
  let begun = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requests.slice(begun * share, (begun + 1) * share));
      client.on('response', (_status, _bytes, ms) => void times.push(ms));
      begun = (begun + 1) % connections;
    },
  });
  return { result, times };
}

/** The load of requests on a server; wrong answers make it fail. */
export async function load(target: Target): Promise<Load> {
  const { name, status } = target;
  await shoot({ ...target, seconds: WARM_UP_S });
  const spentMs = target.cpuMs();
  const { result, times } = await shoot(target);
  const codes = Object.entries(result.statusCodeStats ?? {});
  const right = codes.find(([code]) => Number(code) === status)?.[1].count ?? 0;
  const wrong = codes.reduce((sum, [, { count = 0 }]) => sum + count, 0) - right + result.errors;
  if (wrong > MOST_WRONG * right)
    throw new Error(`${name}: ${wrong} of ${right + wrong} answers were not ${status}: ${JSON.stringify(codes)}`);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
  return { rate: right / result.duration, p50, p95, p99, cpuMs: (target.cpuMs() - spentMs) / right };
}

const ATTEMPTS = 3;
const REST_MS = 1_000;

/**
 * The load of a call on a server. One that answered wrongly is tried again with new requests: the machine was overloaded, or the states of the polls
 * that the requests name have reached their age.
 */
export async function loadCall(server: BenchServer, call: BenchCall, requests: () => Promise<Request[]>, seconds: number): Promise<Load> {
  const { connections, status } = call;
  const { url, cpuMs } = server;
  const target = { name: `${server.name}, ${call.name}`, url, cpuMs, connections, seconds, status };
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load({ ...target, requests: await requests() });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
  return load({ ...target, requests: await requests() });
}
