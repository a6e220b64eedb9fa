import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startRedis } from '../src/testing/startServers';
import { formatCostTable, measureOnlineMemory, computeOnlineCost, type OnlineCost } from './onlineCost';
import { measure, type Measurement } from './measure';
import { readOptions, type BenchOptions } from './options';
import { prepareData } from './prepareData';
import { summarise, formatTable } from './report';
import { getEnvironment, SETUPS, type RunLocations } from './setups';
import { startServer, type BenchServer } from './startServer';

const WARM_UP = { members: 200, seconds: 0.5 };

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

async function measureInRounds(servers: readonly BenchServer[], helloServer: BenchServer, options: BenchOptions): Promise<Measurement[]> {
  // A fresh process is slow at first; its first responses do not count.
  for (const server of servers) await measure(helloServer, server, WARM_UP.members, WARM_UP.seconds);
  const measurements: Measurement[] = [];
  for (let round = 1; round <= options.runs; round += 1) {
    for (const server of servers) measurements.push(...(await measure(helloServer, server, options.measuredMembers, options.seconds)));
    printLine(`round ${round} of ${options.runs}`);
  }
  return measurements;
}

interface BenchResult {
  measurements: Measurement[];
  costs: OnlineCost[];
}

async function measureCosts(servers: readonly BenchServer[], measurements: readonly Measurement[], members: number): Promise<OnlineCost[]> {
  const costs: OnlineCost[] = [];
  for (const server of servers) costs.push(computeOnlineCost(server.name, await measureOnlineMemory(server, members), measurements));
  return costs;
}

async function run(locations: RunLocations, options: BenchOptions): Promise<BenchResult> {
  const setups = SETUPS.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const startedAt = Date.now();
  await prepareData(setups, locations, options);
  printLine(
    `${options.members} members, ${options.members * 10} messages in each database (${Math.round((Date.now() - startedAt) / 1_000)} s)`,
  );
  const helloServer = await startServer('hello world', 'hello.mjs');
  const servers: BenchServer[] = [];
  try {
    for (const setup of setups) servers.push(await startServer(setup.name, 'apiServer.ts', getEnvironment(setup, locations)));
    const measurements = await measureInRounds(servers, helloServer, options);
    // If this last measurement fails, the earlier results are kept.
    const costs = await measureCosts(servers, measurements, options.measuredMembers).catch((error: unknown) => {
      printLine(`No cost of an online member: ${String(error)}`);
      return [];
    });
    return { measurements, costs };
  } finally {
    await Promise.all([helloServer, ...servers].map((server) => server.stop()));
  }
}

/** `npm run bench:api`: measures polls, searches and sending messages, and a hello-world server for comparison, in one run. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const [pgliteRedis, postgresRedis] = await Promise.all([startRedis(), startRedis()]);
  const cleanUp = async (): Promise<void> => {
    await Promise.all([pgliteRedis.stop(), postgresRedis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  try {
    const locations = {
      folder,
      postgresUrl: process.env['DATABASE_URL'] ?? '',
      redisUrls: { PGlite: pgliteRedis.url, PostgreSQL: postgresRedis.url },
    };
    const { measurements, costs } = await run(locations, options);
    const rows = summarise(measurements);
    mkdirSync(dirname(options.json), { recursive: true });
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
    writeFileSync(options.json, `${JSON.stringify({ options, machine, rows, costs }, undefined, 2)}\n`);
    printLine(`\n${formatTable(rows)}\n\n${formatCostTable(costs)}\n\n${options.json}`);
  } finally {
    await cleanUp();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
