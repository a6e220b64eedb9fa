import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Number of rounds; each measures every call on every server once. */
  runs: number;
  /** Duration of one measurement, in seconds. */
  seconds: number;
  members: number;
  /** Number of members whose polls, searches and messages are measured. */
  measuredMembers: number;
  /** Names from SETUPS; all when empty. */
  only: string[];
  json: string;
}

const FLAGS = {
  quick: { type: 'boolean', default: false },
  runs: { type: 'string' },
  seconds: { type: 'string' },
  members: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string', default: '.cache/bench-api.json' },
} as const;

const FULL_DEFAULTS = { runs: '5', seconds: '1.5', members: '50000', only: '' };
/** Defaults of a quick run, which takes less than a minute and gives only rough figures: one setup, few members, one round. */
const QUICK_DEFAULTS = { runs: '1', seconds: '0.5', members: '2000', only: 'postgres-redis' };

/** Parses the value of an option; throws unless it is a number above 0. */
export function parsePositive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} needs a number above 0, not "${text}".`);
  return value;
}

/** Parses the command line of `npm run bench:api`. */
export function readOptions(args: string[]): BenchOptions {
  const { quick, ...overrides } = parseArgs({ args, options: FLAGS }).values;
  const values = { ...(quick ? QUICK_DEFAULTS : FULL_DEFAULTS), ...overrides };
  const members = parsePositive('members', values.members);
  return {
    runs: parsePositive('runs', values.runs),
    seconds: parsePositive('seconds', values.seconds),
    members,
    measuredMembers: Math.min(2_000, Math.floor(members / 4)),
    only: values.only === '' ? [] : values.only.split(','),
    json: values.json,
  };
}
