import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startRedis } from '../src/testing/startServers';
import { type BenchCall as Call, CALLS } from './calls';
import { measureCallUnderLoad, type LoadResult } from './measureLoad';
import { prepareRequests } from './measure';
import { parsePositive } from './options';
import { prepareData } from './prepareData';
import { MIN_PAIRS, computeRatios, formatRatioTable, findPossiblySlowerCalls, findUndecidedCalls, type MeasuredPair } from './ratios';
import { getEnvironment, SETUPS, type RunLocations, type Setup } from './setups';
import { startServer, type BenchServer } from './startServer';

interface ComparisonOptions {
  /** Folder with the sources of the other commit. */
  tree: string;
  pairs: number;
  /** Duration of one measurement, in seconds. */
  seconds: number;
  members: number;
  /** Number of members whose requests are measured. */
  measuredMembers: number;
  calls: readonly Call[];
  setup: Setup;
  json: string;
}

const FLAGS = {
  against: { type: 'string' },
  tree: { type: 'string' },
  pairs: { type: 'string', default: String(MIN_PAIRS) },
  seconds: { type: 'string', default: '1.5' },
  members: { type: 'string', default: '50000' },
  only: { type: 'string', default: 'postgres-redis' },
  calls: { type: 'string', default: '' },
  json: { type: 'string', default: '.cache/bench-api-against.json' },
} as const;

const WARM_UP = { members: 200, seconds: 0.5 };

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

function readOptions(args: string[]): ComparisonOptions {
  const { tree, pairs, seconds, members: memberCount, only, calls: namePart, json } = parseArgs({ args, options: FLAGS }).values;
  const setup = SETUPS.find(({ name }) => name === only);
  if (tree === undefined || setup === undefined) throw new Error(`--only names one of ${SETUPS.map(({ name }) => name).join(', ')}.`);
  const members = parsePositive('members', memberCount);
  const calls = CALLS.filter(({ name }) => name.includes(namePart));
  if (calls.length === 0) throw new Error(`--calls is a part of one of ${CALLS.map(({ name }) => name).join(', ')}.`);
  return {
    tree,
    calls,
    pairs: parsePositive('pairs', pairs),
    seconds: parsePositive('seconds', seconds),
    members,
    measuredMembers: Math.min(2_000, Math.floor(members / 4)),
    setup,
    json,
  };
}

/** One of the two servers to compare: its start script, and a database and Redis of its own. */
interface BenchSide {
  setup: Setup;
  locations: RunLocations;
  script: string;
}

const launchServer = ({ setup, locations, script }: BenchSide): Promise<BenchServer> =>
  startServer(setup.name, script, getEnvironment(setup, locations));

/** Fills both databases using the other commit's schema; our server migrates its own database when it starts. */
async function prepareSides(theirs: BenchSide, ours: BenchSide, options: ComparisonOptions): Promise<void> {
  const migrateAsTheirs = async (): Promise<void> => (await launchServer(theirs)).stop();
  await prepareData([theirs.setup, ours.setup], theirs.locations, options, migrateAsTheirs);
}

type Servers = Record<'ours' | 'theirs', BenchServer>;

const measure = (server: BenchServer, call: Call, members: number, seconds: number): Promise<LoadResult> =>
  measureCallUnderLoad(server, call, () => prepareRequests(server.url, call, members), seconds);

/** Sends requests whose measurements are discarded, because a fresh process is slow at first. */
async function warmUp(servers: Servers, calls: readonly Call[]): Promise<void> {
  for (const server of Object.values(servers)) for (const call of calls) await measure(server, call, WARM_UP.members, WARM_UP.seconds);
}

/** Number of pairs before both servers are restarted. */
const ROUND_PAIRS = 5;

/** Runs `work` on two newly started servers and then stops them, so that the peculiarities of one process affect only a few pairs. */
async function withServers(
  sides: Record<keyof Servers, BenchSide>,
  startsWithOurs: boolean,
  work: (servers: Servers) => Promise<void>,
): Promise<void> {
  const servers: BenchServer[] = [];
  const startSide = async (side: BenchSide): Promise<BenchServer> => {
    const server = await launchServer(side);
    servers.push(server);
    return server;
  };
  try {
    const first = await startSide(startsWithOurs ? sides.ours : sides.theirs);
    const second = await startSide(startsWithOurs ? sides.theirs : sides.ours);
    await work(startsWithOurs ? { ours: first, theirs: second } : { ours: second, theirs: first });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measurePair(
  { ours, theirs }: Servers,
  call: Call,
  startsWithOurs: boolean,
  { seconds, measuredMembers }: ComparisonOptions,
): Promise<MeasuredPair> {
  // The order alternates, so that fluctuations in the load of the machine affect both sides alike.
  const first = await measure(startsWithOurs ? ours : theirs, call, measuredMembers, seconds);
  const second = await measure(startsWithOurs ? theirs : ours, call, measuredMembers, seconds);
  return { call: call.name, ours: startsWithOurs ? first : second, theirs: startsWithOurs ? second : first };
}

async function measurePairs(
  theirs: BenchSide,
  ours: BenchSide,
  calls: readonly Call[],
  pairs: number,
  options: ComparisonOptions,
): Promise<MeasuredPair[]> {
  const pairResults: MeasuredPair[] = [];
  for (let offset = 0; offset < pairs; offset += ROUND_PAIRS)
    await withServers({ ours, theirs }, offset % (2 * ROUND_PAIRS) === 0, async (servers) => {
      await warmUp(servers, calls);
      for (let pair = offset + 1; pair <= Math.min(pairs, offset + ROUND_PAIRS); pair += 1) {
        for (const call of calls) pairResults.push(await measurePair(servers, call, pair % 2 === 1, options));
        printLine(`pair ${pair} of ${pairs}`);
      }
    });
  return pairResults;
}

/**
 * Measures every call in the requested number of pairs. If that number allows a verdict, calls that are still undecided are measured again,
 * in twice as many pairs.
 */
async function measureAllPairs(theirs: BenchSide, ours: BenchSide, options: ComparisonOptions): Promise<MeasuredPair[]> {
  await prepareSides(theirs, ours, options);
  printLine(`${options.members} members, ${options.members * 10} messages in each database`);
  const pairs = await measurePairs(theirs, ours, options.calls, options.pairs, options);
  const undecidedNames = options.pairs < MIN_PAIRS ? [] : findUndecidedCalls(computeRatios(pairs));
  if (undecidedNames.length === 0) return pairs;
  printLine(`undecided, so measured on: ${undecidedNames.join(', ')}`);
  const calls = options.calls.filter(({ name }) => undecidedNames.includes(name));
  return [...pairs, ...(await measurePairs(theirs, ours, calls, 2 * options.pairs, options))];
}

/** Prints and saves the ratios; sets the exit code to 1 if there are enough pairs for a verdict and a call may be slower. */
function reportRatios(pairs: readonly MeasuredPair[], options: ComparisonOptions): void {
  const ratios = computeRatios(pairs);
  mkdirSync(dirname(options.json), { recursive: true });
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(options.json, `${JSON.stringify({ options, machine, ratios, pairs }, undefined, 2)}\n`);
  printLine(`\n${formatRatioTable(ratios)}\n\n${options.json}`);
  if (options.pairs < MIN_PAIRS) return printLine(`\nFewer than ${MIN_PAIRS} pairs: nothing is judged.`);
  const slowerNames = findPossiblySlowerCalls(ratios);
  if (slowerNames.length === 0) return;
  printLine(`\nMay be slower: ${slowerNames.join(', ')}`);
  process.exitCode = 1;
}

/** `npm run bench:api -- --against <commit>`: compares the current api with another commit's, on the same data, in alternating pairs. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const redisServers = await Promise.all([startRedis(), startRedis()]);
  const tidyUp = async (): Promise<void> => {
    await Promise.all(redisServers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
  const createSide = (name: string, tree: string, { url }: { url: string }): BenchSide => ({
    setup: { ...options.setup, name },
    locations: { folder, postgresUrl: process.env['DATABASE_URL'] ?? '', redisUrls: { PGlite: url, PostgreSQL: url } },
    script: join(tree, 'api/bench/apiServer.ts'),
  });
  try {
    const theirs = createSide('theirs', options.tree, redisServers[0]);
    const ours = createSide('ours', join(__dirname, '../..'), redisServers[1]);
    reportRatios(await measureAllPairs(theirs, ours, options), options);
  } finally {
    await tidyUp();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
