import type { Request } from 'autocannon';
import { CALLS, headersOf, type BenchCall } from './calls';
import { load, loadCall, type Load } from './load';
import type { BenchServer } from './startServer';

/** Members whose unchanged polls are measured; their ETags are read before each measurement. */
const POLLING = 96;

/** A call in one round, with the hello world measured just before. */
export interface Measurement extends Load {
  setup: string;
  call: string;
  /** Rate relative to the hello world's. */
  share: number;
}

async function readEtag(address: string, index: number): Promise<string> {
  const reply = await fetch(address, { headers: headersOf(index) });
  await reply.arrayBuffer();
  return reply.headers.get('etag') ?? '';
}

/** One request for each measured member. */
export async function requestsOf(url: string, { asks, request }: BenchCall, members: number): Promise<Request[]> {
  const indices = Array.from({ length: asks === undefined ? members : Math.min(POLLING, members) }, (_, index) => index + 1);
  if (asks === undefined) return indices.map((index) => request(index, ''));
  return Promise.all(indices.map(async (index) => request(index, await readEtag(`${url}${asks}`, index))));
}

/** Every call at one server, after the hello world. */
export async function measure(hello: BenchServer, server: BenchServer, members: number, seconds: number): Promise<Measurement[]> {
  const greetings = Array.from({ length: POLLING }, (_, index) => ({ path: '/', headers: headersOf(index + 1) }));
  const best = await load({
    name: hello.name,
    url: hello.url,
    cpuMs: hello.cpuMs,
    connections: 8,
    seconds,
    status: 200,
    requests: greetings,
  });
  const found: Measurement[] = [{ setup: server.name, call: 'hello world', share: 1, ...best }];
  for (const call of CALLS) {
    const measured = await loadCall(server, call, () => requestsOf(server.url, call, members), seconds);
    found.push({ setup: server.name, call: call.name, share: measured.rate / best.rate, ...measured });
  }
  return found;
}
