import autocannon, { type Request } from 'autocannon';
import type { BenchCall } from './calls';
import type { BenchServer } from './startServer';
import { getPercentile } from './statistics';

export interface LoadResult {
  /** Correct responses per second. */
  rate: number;
  /** Median latency in ms. */
  p50: number;
  /** 95th percentile of the latency in ms. */
  p95: number;
  /** 99th percentile of the latency in ms. */
  p99: number;
  /** CPU time of the server per correct response, in ms. */
  cpuMs: number;
}

interface LoadTarget {
  /** Names of the server and the call, for error messages. */
  name: string;
  url: string;
  /** CPU time used by the server so far, in ms. */
  cpuMs(): number;
  connections: number;
  seconds: number;
  status: number;
  /** Requests of different members. */
  requests: Request[];
}

/** Maximum ratio of wrong to correct responses. */
const MAX_WRONG_RATIO = 0.01;

/** Seconds of load before the measurement: code that has hardly run is still slow. */
const WARM_UP_S = 1;

/** Sends requests over several connections, each on behalf of different members, and records the latency of every response in ms. */
async function sendRequests({ url, connections, seconds, requests }: LoadTarget): Promise<{ result: autocannon.Result; times: number[] }> {
  const requestsPerConnection = Math.floor(requests.length / connections);
  const times: number[] = [];
  let clientIndex = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(requests.slice(clientIndex * requestsPerConnection, (clientIndex + 1) * requestsPerConnection));
      client.on('response', (_status, _bytes, ms) => void times.push(ms));
      clientIndex = (clientIndex + 1) % connections;
    },
  });
  return { result, times };
}

/** Measures a server under load; throws if too many of its responses are wrong. */
export async function measureLoad(target: LoadTarget): Promise<LoadResult> {
  const { name, status } = target;
  await sendRequests({ ...target, seconds: WARM_UP_S });
  const cpuBeforeMs = target.cpuMs();
  const { result, times } = await sendRequests(target);
  const statusCounts = Object.entries(result.statusCodeStats ?? {});
  const correctCount = statusCounts.find(([code]) => Number(code) === status)?.[1].count ?? 0;
  const wrongCount = statusCounts.reduce((sum, [, { count = 0 }]) => sum + count, 0) - correctCount + result.errors;
  if (wrongCount > MAX_WRONG_RATIO * correctCount)
    throw new Error(`${name}: ${wrongCount} of ${correctCount + wrongCount} answers were not ${status}: ${JSON.stringify(statusCounts)}`);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((fraction) => getPercentile(times, fraction));
  return { rate: correctCount / result.duration, p50, p95, p99, cpuMs: (target.cpuMs() - cpuBeforeMs) / correctCount };
}

const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 1_000;

/**
 * Measures a call under load. Makes up to three attempts, each with new requests, because an attempt fails when the machine is overloaded
 * or the ETags of polls have expired.
 */
export async function measureCallUnderLoad(
  server: BenchServer,
  call: BenchCall,
  prepareRequests: () => Promise<Request[]>,
  seconds: number,
): Promise<LoadResult> {
  const { connections, status } = call;
  const { url, cpuMs } = server;
  const target = { name: `${server.name}, ${call.name}`, url, cpuMs, connections, seconds, status };
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await measureLoad({ ...target, requests: await prepareRequests() });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
  return measureLoad({ ...target, requests: await prepareRequests() });
}
