import { parseArgs } from 'node:util';
import { Site } from '../../support/Site';
import { createCertificate } from '../view/front/certificate';
import { createForwarder } from '../view/front/createForwarder';
import { Front } from '../view/front/Front';
import { signInMember } from '../view/signInMember';
import { Phone } from '../view/Phone';
import { estimate } from '../view/report/statistics';
import { takeTrip } from './takeTrip';
import type { Times } from './toTimes';
import { type Trip, TRIPS } from './trips';

/** Maximum time from click to content after a touch, in ms, not counting the slowest response of the api. */
const LIMIT_MS = 100;

const HELP = `npm run bench:intent -- [--runs 15]

Follows links between remotes on a phone (150 ms, 1.6 Mbit/s, CPU 4x), after a touch and without one.
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const formatEstimate = (values: readonly number[]): string => {
  const { median, low, high } = estimate(values);
  return `${Math.round(median)} (${Math.round(low)}–${Math.round(high)})`;
};

const COLUMNS: [string, (switchTimes: Times) => number][] = [
  ['Screen', ({ screen }) => screen],
  ['Content', ({ content }) => content],
  ['Waited for the api', ({ api }) => api],
  ['Answer of the api', ({ slowestCall }) => slowestCall],
];

const formatCells = (values: readonly string[]): string => values.map((value) => value.padEnd(18)).join(' | ');

const formatRow = (route: string, touchedText: string, times: readonly Times[]): string =>
  `| ${route.padEnd(20)} | ${touchedText.padEnd(7)} | ${formatCells(COLUMNS.map(([, pick]) => formatEstimate(times.map(pick))))} |`;

type Results = Map<Trip, { touchedTimes: Times[]; untouchedTimes: Times[] }>;

/** Takes each trip with and without a touch in every run. An additional first run only warms the server's caches and is not counted. */
async function takeTrips(measureTrip: (trip: Trip, withIntent: boolean) => Promise<Times>, runs: number): Promise<Results> {
  const results: Results = new Map(TRIPS.map((trip) => [trip, { touchedTimes: [], untouchedTimes: [] }]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [trip, { touchedTimes, untouchedTimes }] of results) {
      const [withTouch, withoutTouch] = [await measureTrip(trip, true), await measureTrip(trip, false)];
      if (run > 0) touchedTimes.push(withTouch);
      if (run > 0) untouchedTimes.push(withoutTouch);
    }
    say(`  run ${run} of ${runs}`);
  }
  return results;
}

const findWorstMedian = (results: Results, pick: (times: Times) => number): number =>
  Math.max(...[...results.values()].map(({ touchedTimes }) => estimate(touchedTimes.map(pick)).median));

function printResults(results: Results, runs: number): void {
  say(`\n| From, to             | Touched | ${formatCells(COLUMNS.map(([name]) => name))} |`);
  say(`| -------------------- | ------- | ${formatCells(COLUMNS.map(() => '-'.repeat(18)))} |`);
  for (const [{ from, to }, { touchedTimes, untouchedTimes }] of results) {
    say(formatRow(`${from} → ${to}`, 'yes', touchedTimes));
    say(formatRow('', 'no', untouchedTimes));
  }
  say(`\nms from the click, medians of ${runs} with their 95 % interval; after a touch the api may have answered before the click.`);
  const longestTime = findWorstMedian(results, ({ content, slowestCall }) => content - slowestCall);
  say(
    `${longestTime <= LIMIT_MS ? 'ok' : 'MISSED'}: after a touch all is there within ${LIMIT_MS} ms and the answer of the api; most beyond the answer ${Math.round(longestTime)}.`,
  );
}

async function measure(site: string, runs: number): Promise<void> {
  const certificate = createCertificate();
  const front = await Front.open(certificate, createForwarder(site));
  const phone = await Phone.start(certificate.spki);
  try {
    const member = await signInMember(site);
    printResults(await takeTrips((trip, withIntent) => takeTrip(phone, front, member, trip, withIntent), runs), runs);
  } finally {
    await phone.stop();
    await front.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' }, help: { type: 'boolean', default: false } } });
  if (values.help) return say(HELP);
  const site = await Site.startFresh();
  try {
    await measure(site.url, Number(values.runs));
  } finally {
    await site.stop();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
