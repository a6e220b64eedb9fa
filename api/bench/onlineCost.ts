import { type ClientRequest, get } from 'node:http';
import { headersOf } from './calls';
import type { Measurement } from './measure';
import type { BenchServer } from './startServer';
import { percentile } from './statistics';

/** Cost of one member to a server while their page is open. */
export interface OnlineCost {
  setup: string;
  /** Resident memory for session, counters and event stream. */
  memoryBytes: number;
  /** Processor time of the api per idle minute. */
  cpuMsPerMinute: number;
}

const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const AT_ONCE = 20;
const SETTLE_MS = 2_000;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

function openStream(url: string, index: number): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events.php`, { headers: headersOf(index), agent: false }, (reply) => {
      reply.resume();
      resolve(request);
    }).on('error', reject);
  });
}

async function comeOnline(url: string, index: number): Promise<ClientRequest> {
  for (const path of POLLS) await (await fetch(`${url}${path}`, { headers: headersOf(index) })).arrayBuffer();
  return openStream(url, index);
}

/** Opens the page of a number of members and returns the memory per member; measured on a warm server. */
export async function memoryOfOnline({ url, memoryBytes }: BenchServer, members: number): Promise<number> {
  const before = memoryBytes();
  const streams: ClientRequest[] = [];
  for (let first = 1; first <= members; first += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, members - first + 1) }, (_, step) => first + step);
    streams.push(...(await Promise.all(indices.map((index) => comeOnline(url, index)))));
  }
  await settled();
  const taken = memoryBytes() - before;
  for (const stream of streams) stream.on('error', () => {}).destroy();
  return Math.max(0, taken) / members;
}

/** Cost of an online member at one server: each page polls three calls a minute. */
export function onlineCost(setup: string, memoryBytes: number, measured: readonly Measurement[]): OnlineCost {
  const ofPolls = POLLS.map((path) => {
    const costs = measured.filter((each) => each.setup === setup && each.call === `${path} unchanged`).map(({ cpuMs }) => cpuMs);
    return percentile(costs, 0.5);
  });
  return { setup, memoryBytes, cpuMsPerMinute: ofPolls.reduce((sum, ms) => sum + ms, 0) };
}

const MILLION = 1_000_000;
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

function line({ setup, memoryBytes, cpuMsPerMinute }: OnlineCost): string {
  const [memory, cores] = [(memoryBytes * MILLION) / GIB, (cpuMsPerMinute * MILLION) / MINUTE_MS];
  return `| ${[setup, (memoryBytes / 1024).toFixed(1), cpuMsPerMinute.toFixed(3), memory.toFixed(0), cores.toFixed(1)].join(' | ')} |`;
}

/** Cost of an online member, and of a million by multiplication, as a Markdown table. */
export function costTableOf(costs: readonly OnlineCost[]): string {
  const head = ['Setup', 'KiB a member', 'processor ms a minute', 'GiB a million (extrapolated)', 'cores a million (extrapolated)'];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...costs.map(line)].join('\n');
}
