import path from 'node:path';
import { parseArgs } from 'node:util';
import { MIN_PAIRS, LIMITS } from './against/toComparison';
import { type Variant, VARIANTS } from './variants/variants';

/** The site to compare with in pairs: this tree's without protections, or that of another commit, given by its full hash. */
export type ComparisonTarget = 'unprotected' | { commit: string };

export interface Options {
  /** What to compare with in pairs; if undefined, all variants are compared. */
  against: ComparisonTarget | undefined;
  /** Number of pairs of cold visits per view. */
  pairs: number;
  /** Number of runs, each of which visits every view of every variant cold and warm. */
  runs: number;
  /** Names of the views to measure; undefined for all. */
  views: string[] | undefined;
  variants: Variant[];
  /** Path of the file for the results. */
  file: string;
  /** True if the warm visit opens new connections. */
  reconnect: boolean;
  /** True if missed targets make the command exit with 1. */
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
  --pairs N         pairs per view (${MIN_PAIRS}); fewer give no verdict
  --views A,B       views (all)
  --json FILE       results (.cache/bench/view/against.json)
`;

const DEFAULT_RUNS = 15;

/** Defaults of a mode of the benchmark. */
interface ModeDefaults {
  pairs: number;
  views: string[] | undefined;
  /** Name of the file for the results. */
  file: string;
}

const ALL_VARIANTS_DEFAULTS: ModeDefaults = { pairs: 30, views: undefined, file: 'results.json' };
const UNPROTECTED_DEFAULTS: ModeDefaults = { pairs: 30, views: ['index', 'conversation'], file: 'cost.json' };
const COMMIT_DEFAULTS: ModeDefaults = { pairs: MIN_PAIRS, views: undefined, file: 'against.json' };

function getModeDefaults(against: Options['against']): ModeDefaults {
  if (against === undefined) return ALL_VARIANTS_DEFAULTS;
  return against === 'unprotected' ? UNPROTECTED_DEFAULTS : COMMIT_DEFAULTS;
}

const parseList = (text: string | undefined): string[] | undefined => text?.split(',').map((item) => item.trim());

function parseCount(name: string, value: string | undefined, fallback: number): number {
  const count = Number(value ?? fallback);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} is ${value}, which is not a count.`);
  return count;
}

function parseVariants(names: string[] | undefined): Variant[] {
  const selection = names ?? [...VARIANTS];
  const unknownName = selection.find((name) => !VARIANTS.some((variant) => variant === name));
  if (unknownName !== undefined) throw new Error(`There is no variant ${unknownName}; there are ${VARIANTS.join(', ')}.`);
  return VARIANTS.filter((variant) => selection.includes(variant));
}

function parseAgainst(name: string | undefined, resolveCommit: (name: string) => string): Options['against'] {
  if (name === undefined || name === 'unprotected') return name;
  try {
    return { commit: resolveCommit(name) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`There is no variant ${name} to compare with. ${reason} Use unprotected or what git knows as a commit.`, {
      cause: error,
    });
  }
}

/** Throws if the command line has an option that is meaningless in the chosen mode. */
function assertOnlyModeOptions(values: Record<string, unknown>, against: Options['against']): void {
  const disallowedNames = against === undefined ? ['pairs'] : ['runs', 'variants', 'reconnect', 'check'];
  const disallowedName = disallowedNames.find((name) => values[name] !== undefined && values[name] !== false);
  if (disallowedName !== undefined)
    throw new Error(`--${disallowedName} ${against === undefined ? 'is only for' : 'cannot be combined with'} --against.`);
}

interface Environment {
  /** Folder for the results. */
  folder: string;
  print: (text: string) => void;
  /** Resolves any name of a commit to its full hash; throws if there is no such commit. */
  resolveCommit: (name: string) => string;
}

/** Parses the command line; returns undefined after `--help`, which prints the options. Throws on an invalid option. */
export function readOptions(args: string[], { folder, print, resolveCommit }: Environment): Options | undefined {
  const stringOption = { type: 'string' } as const;
  const booleanOption = { type: 'boolean', default: false } as const;
  const countOptions = { runs: stringOption, pairs: stringOption };
  const options = {
    ...countOptions,
    against: stringOption,
    views: stringOption,
    variants: stringOption,
    json: stringOption,
    reconnect: booleanOption,
    check: booleanOption,
    help: booleanOption,
  };
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(HELP);
    return undefined;
  }
  const against = parseAgainst(values.against, resolveCommit);
  assertOnlyModeOptions(values, against);
  const { reconnect, check } = values;
  const defaults = getModeDefaults(against);
  return {
    ...{ against, reconnect, check, variants: parseVariants(parseList(values.variants)) },
    runs: parseCount('runs', values.runs, DEFAULT_RUNS),
    pairs: parseCount('pairs', values.pairs, defaults.pairs),
    views: parseList(values.views) ?? defaults.views,
    file: values.json ?? path.join(folder, defaults.file),
  };
}
