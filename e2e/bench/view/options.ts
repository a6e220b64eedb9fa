import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEAST_PAIRS, LIMITS } from './against/toComparison';
import { type Variant, VARIANTS } from './variants/variants';

/** What views are compared with in pairs: the site without protections, or the site of another commit, by its full hash. */
export type Against = 'unprotected' | { commit: string };

export interface Options {
  /** What to compare with in pairs instead of the race; undefined runs the race. */
  against: Against | undefined;
  /** Pairs of cold visits per view. */
  pairs: number;
  /** Visits per view and variant, each cold and warm. */
  runs: number;
  /** Names of views; undefined measures all. */
  views: string[] | undefined;
  variants: Variant[];
  /** Folder for the results. */
  file: string;
  /** Whether the second visit opens new connections. */
  reconnect: boolean;
  /** Whether missed targets make the command exit with 1. */
  check: boolean;
}

const HELP = `npm run bench:view -- [options]

Loads eight views as a phone does, cold and warm, beside a bundle, static HTML and untuned federation.

Options
  --runs N          visits per view and variant (15)
  --views A,B       index, lander, login, members, conversation, profile, own-profile, swipe-game (all)
  --variants A,B    ${VARIANTS.join(', ')} (all)
  --json FILE       results (.cache/bench/view/results.json)
  --reconnect       the second visit opens new connections, as one hours later does
  --check           end with 1 when a target is missed

npm run bench:view -- --against unprotected [options]

Tells what the protections of the platform cost: pairs of cold visits, in turn with and without digests, Trusted Types and
content security policy, failure ladder, reports and web vitals. Ends with 1 when LCP or bytes are not under their limits.

Options
  --pairs N         pairs per view (30)
  --views A,B       views (index, conversation)
  --json FILE       results (.cache/bench/view/cost.json)

npm run bench:view -- --against <commit> [options]

Compares with the site of another commit: its sources with the packages of this tree, its releases, its demo data; pairs of cold visits,
in turn ours and theirs first. Ends with 1 when the upper end of the LCP ratio's interval is over ${LIMITS.ratio}, that of the median TBT
difference over ${LIMITS.tbtMs} ms, or the scripts before the first screen are larger.

Options
  --pairs N         pairs per view (${LEAST_PAIRS}); fewer give no verdict
  --views A,B       views (all)
  --json FILE       results (.cache/bench/view/against.json)
`;

const DEFAULT_RUNS = 15;

/** What a way of measuring does unless told otherwise. */
interface Way {
  pairs: number;
  views: string[] | undefined;
  /** Name of the results. */
  file: string;
}

const RACE: Way = { pairs: 30, views: undefined, file: 'results.json' };
const UNPROTECTED: Way = { pairs: 30, views: ['index', 'conversation'], file: 'cost.json' };
const COMMIT: Way = { pairs: LEAST_PAIRS, views: undefined, file: 'against.json' };

function wayOf(against: Options['against']): Way {
  if (against === undefined) return RACE;
  return against === 'unprotected' ? UNPROTECTED : COMMIT;
}

const list = (text: string | undefined): string[] | undefined => text?.split(',').map((word) => word.trim());

function count(name: string, value: string | undefined, otherwise: number): number {
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is ${value}, which is not a count.`);
  return number;
}

function variantsOf(names: string[] | undefined): Variant[] {
  const wanted = names ?? [...VARIANTS];
  const unknown = wanted.find((name) => !VARIANTS.some((variant) => variant === name));
  if (unknown !== undefined) throw new Error(`There is no variant ${unknown}; there are ${VARIANTS.join(', ')}.`);
  return VARIANTS.filter((variant) => wanted.includes(variant));
}

function againstOf(name: string | undefined, commitOf: (name: string) => string): Options['against'] {
  if (name === undefined || name === 'unprotected') return name;
  try {
    return { commit: commitOf(name) };
  } catch (error) {
    throw new Error(`There is no variant ${name} and no commit ${name} to compare with; use unprotected or what git knows as a commit.`, {
      cause: error,
    });
  }
}

/** Options of one mode are meaningless in the other. */
function assertNoOtherOptions(given: Record<string, unknown>, against: Options['against']): void {
  const others = against === undefined ? ['pairs'] : ['runs', 'variants', 'reconnect', 'check'];
  const other = others.find((name) => given[name] !== undefined && given[name] !== false);
  if (other !== undefined) throw new Error(`--${other} ${against === undefined ? 'is only for' : 'cannot be combined with'} --against.`);
}

interface Surroundings {
  /** Folder for the results. */
  folder: string;
  print: (text: string) => void;
  /** The full hash of a commit by any of its names; throws when there is none. */
  commitOf: (name: string) => string;
}

/** Options of the command line, or undefined after `--help`, which prints them. */
export function readOptions(args: string[], { folder, print, commitOf }: Surroundings): Options | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const numbers = { runs: text, pairs: text };
  const known = { ...numbers, against: text, views: text, variants: text, json: text, reconnect: flag, check: flag, help: flag };
  const { values } = parseArgs({ args, options: known });
  if (values.help) {
    print(HELP);
    return undefined;
  }
  const against = againstOf(values.against, commitOf);
  assertNoOtherOptions(values, against);
  const { reconnect, check } = values;
  const way = wayOf(against);
  return {
    ...{ against, reconnect, check, variants: variantsOf(list(values.variants)) },
    runs: count('runs', values.runs, DEFAULT_RUNS),
    pairs: count('pairs', values.pairs, way.pairs),
    views: list(values.views) ?? way.views,
    file: values.json ?? path.join(folder, way.file),
  };
}
