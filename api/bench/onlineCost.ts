import { type ClientRequest, get } from 'node:http';
import { createHeaders } from './calls';
import type { Measurement } from './measure';
import type { BenchServer } from './startServer';
import { getPercentile } from './statistics';

/** Cost of one member to a server while their page is open. */
export interface OnlineCost {
  setup: string;
  /** Resident memory for the session, counters and event stream of the member. */
  memoryBytes: number;
  /** CPU time that the api spends on the member per minute while nothing changes, in ms. */
  cpuMsPerMinute: number;
}

const POLL_PATHS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
/** Number of members brought online at the same time. */
const CONCURRENT_MEMBERS = 20;
/** Time for the memory to settle before it is measured again, in ms. */
const SETTLE_MS = 2_000;

const waitForMemory = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

function openStream(url: string, index: number): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events.php`, { headers: createHeaders(index), agent: false }, (reply) => {
      reply.resume();
      resolve(request);
    }).on('error', reject);
  });
}

async function comeOnline(url: string, index: number): Promise<ClientRequest> {
  for (const path of POLL_PATHS) await (await fetch(`${url}${path}`, { headers: createHeaders(index) })).arrayBuffer();
  return openStream(url, index);
}

/** Brings a number of members online and returns the additional resident memory per member in bytes; the server must be warm. */
export async function measureOnlineMemory({ url, memoryBytes }: BenchServer, members: number): Promise<number> {
  const initialMemory = memoryBytes();
  const streams: ClientRequest[] = [];
  for (let firstIndex = 1; firstIndex <= members; firstIndex += CONCURRENT_MEMBERS) {
    const indices = Array.from({ length: Math.min(CONCURRENT_MEMBERS, members - firstIndex + 1) }, (_, offset) => firstIndex + offset);
    streams.push(...(await Promise.all(indices.map((index) => comeOnline(url, index)))));
  }
  await waitForMemory();
  const growth = memoryBytes() - initialMemory;
  for (const stream of streams) stream.on('error', () => {}).destroy();
  return Math.max(0, growth) / members;
}

/** Computes the cost of an online member to one server: each page makes three polls a minute. */
export function computeOnlineCost(setup: string, memoryBytes: number, measurements: readonly Measurement[]): OnlineCost {
  const pollCosts = POLL_PATHS.map((path) => {
    const costs = measurements
      .filter((measurement) => measurement.setup === setup && measurement.call === `${path} unchanged`)
      .map(({ cpuMs }) => cpuMs);
    return getPercentile(costs, 0.5);
  });
  return { setup, memoryBytes, cpuMsPerMinute: pollCosts.reduce((sum, ms) => sum + ms, 0) };
}

const MILLION = 1_000_000;
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

function formatRow({ setup, memoryBytes, cpuMsPerMinute }: OnlineCost): string {
  const [memory, cores] = [(memoryBytes * MILLION) / GIB, (cpuMsPerMinute * MILLION) / MINUTE_MS];
  return `| ${[setup, (memoryBytes / 1024).toFixed(1), cpuMsPerMinute.toFixed(3), memory.toFixed(0), cores.toFixed(1)].join(' | ')} |`;
}

/** Formats the cost of an online member and, by extrapolation, of a million, as a Markdown table. */
export function formatCostTable(costs: readonly OnlineCost[]): string {
  const headings = ['Setup', 'KiB a member', 'processor ms a minute', 'GiB a million (extrapolated)', 'cores a million (extrapolated)'];
  return [`| ${headings.join(' | ')} |`, `| ${headings.map(() => '---').join(' | ')} |`, ...costs.map(formatRow)].join('\n');
}
