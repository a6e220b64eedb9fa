import type { Request } from 'autocannon';
import { CALLS, createHeaders, type BenchCall } from './calls';
import { measureLoad, measureCallUnderLoad, type LoadResult } from './measureLoad';
import type { BenchServer } from './startServer';

/** Maximum number of members whose unchanged polls are measured; their ETags are read before each measurement. */
const POLLING_MEMBERS = 96;

/** Result of measuring one call on one server in one round. */
export interface Measurement extends LoadResult {
  setup: string;
  call: string;
  /** Rate relative to that of the hello-world server, which is measured just before the calls to `setup`. */
  share: number;
}

async function readEtag(url: string, index: number): Promise<string> {
  const reply = await fetch(url, { headers: createHeaders(index) });
  await reply.arrayBuffer();
  return reply.headers.get('etag') ?? '';
}

/** Builds one request per member. For unchanged polls, first reads the ETags, and builds requests for the first 96 members only. */
export async function prepareRequests(url: string, { etagPath, createRequest }: BenchCall, members: number): Promise<Request[]> {
  const indices = Array.from({ length: etagPath === undefined ? members : Math.min(POLLING_MEMBERS, members) }, (_, index) => index + 1);
  if (etagPath === undefined) return indices.map((index) => createRequest(index, ''));
  return Promise.all(indices.map(async (index) => createRequest(index, await readEtag(`${url}${etagPath}`, index))));
}

/** Measures the hello-world server and then every call on one server. */
export async function measure(helloServer: BenchServer, server: BenchServer, members: number, seconds: number): Promise<Measurement[]> {
  const helloRequests = Array.from({ length: POLLING_MEMBERS }, (_, index) => ({ path: '/', headers: createHeaders(index + 1) }));
  const helloLoad = await measureLoad({
    name: helloServer.name,
    url: helloServer.url,
    cpuMs: helloServer.cpuMs,
    connections: 8,
    seconds,
    status: 200,
    requests: helloRequests,
  });
  const measurements: Measurement[] = [{ setup: server.name, call: 'hello world', share: 1, ...helloLoad }];
  for (const call of CALLS) {
    const callLoad = await measureCallUnderLoad(server, call, () => prepareRequests(server.url, call, members), seconds);
    measurements.push({ setup: server.name, call: call.name, share: callLoad.rate / helloLoad.rate, ...callLoad });
  }
  return measurements;
}
