import autocannon, { type Request } from 'autocannon';
import type { BenchCall } from './calls';
import type { BenchServer } from './startServer';
import { percentile } from './statistics';

export interface Load {
  /** Correct responses per second. */
  rate: number;
  /** 50th, 95th and 99th percentile of the latency in ms. */
  p50: number;
  p95: number;
  p99: number;
  /** Processor time of the server per correct response, in ms. */
  cpuMs: number;
}

interface Target {
  /** Server and call, for error messages. */
  name: string;
  url: string;
  /** Processor time used by the server so far, in ms. */
  cpuMs(): number;
  connections: number;
  seconds: number;
  status: number;
  /** One request for each measured member. */
  requests: Request[];
}

const MOST_WRONG = 0.01;

/** Unmeasured seconds at the start: code that has not run for a while is slower at first. */
const WARM_UP_S = 1;

/** Sends requests over a number of connections, each with its own members, and records the latency of each response. */
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

/** Load test of a server; fails on wrong responses. */
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
 * Load test of a call on a server. After wrong responses it is retried with new requests: the machine was overloaded, or the ETags of polls have
 * expired.
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
