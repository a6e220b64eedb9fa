import type { Request } from 'autocannon';
import { CALLS, headersOf, POLLS, type BenchCall } from './calls';
import { load, loadCall, type Load } from './load';
import type { BenchServer } from './startServer';

/** Members whose unchanged polls are measured; their answers are asked for anew before each measurement. */
const POLLING = 96;

/** A call in one round, beside the hello world measured just before. */
export interface Measurement extends Load {
  setup: string;
  call: string;
  /** Rate as a share of the hello world's. */
  share: number;
}

/** Names of the states that these members' polls have now. */
async function readEtags(url: string, members: number): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  for (let index = 1; index <= members; index += 1) {
    for (const path of POLLS) {
      const reply = await fetch(`${url}${path}`, { headers: headersOf(index) });
      await reply.arrayBuffer();
      etags.set(`${path} ${index}`, reply.headers.get('etag') ?? '');
    }
  }
  return etags;
}

async function requestsOf(url: string, call: BenchCall, members: number): Promise<Request[]> {
  const count = call.status === 304 ? Math.min(POLLING, members) : members;
  const etags = call.status === 304 ? await readEtags(url, count) : new Map<string, string>();
  return Array.from({ length: count }, (_, index) => call.request(index + 1, etags));
}

/** Every call at one server, after the hello world. */
export async function measure(hello: BenchServer, server: BenchServer, members: number, seconds: number): Promise<Measurement[]> {
  const greetings = Array.from({ length: POLLING }, (_, index) => ({ path: '/', headers: headersOf(index + 1) }));
  const best = await load({ name: hello.name, url: hello.url, connections: 8, seconds, status: 200, requests: greetings });
  const found: Measurement[] = [{ setup: server.name, call: 'hello world', share: 1, ...best }];
  for (const call of CALLS) {
    const measured = await loadCall(server, call, await requestsOf(server.url, call, members), seconds);
    found.push({ setup: server.name, call: call.name, share: measured.rate / best.rate, ...measured });
  }
  return found;
}
