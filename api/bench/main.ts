import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startRedis } from '../src/testing/startRedis';
import { measure, type Measurement } from './measure';
import { readOptions, type BenchOptions } from './options';
import { prepareData } from './prepareData';
import { summarise, tableOf } from './report';
import { environmentOf, SETUPS, type Places } from './setups';
import { startServer, type BenchServer } from './startServer';

const WARM_UP = { members: 200, seconds: 0.5 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function inRounds(servers: readonly BenchServer[], hello: BenchServer, options: BenchOptions): Promise<Measurement[]> {
  // A fresh process is slow at first; what it answers then counts for nothing.
  for (const server of servers) await measure(hello, server, WARM_UP.members, WARM_UP.seconds);
  const found: Measurement[] = [];
  for (let round = 1; round <= options.runs; round += 1) {
    for (const server of servers) found.push(...(await measure(hello, server, options.measured, options.seconds)));
    say(`round ${round} of ${options.runs}`);
  }
  return found;
}

async function run(places: Places, options: BenchOptions): Promise<Measurement[]> {
  const setups = SETUPS.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const started = Date.now();
  await prepareData(setups, places, options);
  say(`${options.members} members, ${options.members * 10} messages in each database (${Math.round((Date.now() - started) / 1_000)} s)`);
  const hello = await startServer('hello world', 'hello.mjs');
  const servers: BenchServer[] = [];
  try {
    for (const setup of setups) servers.push(await startServer(setup.name, 'apiServer.ts', environmentOf(setup, places)));
    return await inRounds(servers, hello, options);
  } finally {
    await Promise.all([hello, ...servers].map((server) => server.stop()));
  }
}

/** `npm run bench:api`: polls, search and send beside a hello world in the same run. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  const redis = await startRedis();
  try {
    const places = { folder, postgresUrl: process.env['DATABASE_URL'] ?? '', redisUrl: redis.url };
    const rows = summarise(await run(places, options));
    mkdirSync(dirname(options.json), { recursive: true });
    const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
    writeFileSync(options.json, `${JSON.stringify({ options, machine, rows }, undefined, 2)}\n`);
    say(`\n${tableOf(rows)}\n\n${options.json}`);
  } finally {
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
