import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Variant, VARIANTS } from './variants/variants';

export interface Options {
  /** What to compare in pairs instead of the race; undefined runs the race. */
  against: 'unprotected' | undefined;
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

Loads five views as a phone does, cold and warm, beside a bundle, static HTML and untuned federation.

Options
  --runs N          visits per view and variant (15)
  --views A,B       index, lander, login, members, conversation (all)
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
`;

const DEFAULT_RUNS = 15;
const DEFAULT_PAIRS = 30;

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

function againstOf(name: string | undefined): Options['against'] {
  if (name !== undefined && name !== 'unprotected') throw new Error(`There is no variant ${name} to compare with; use unprotected.`);
  return name;
}

/** Options of one mode are meaningless in the other. */
function assertNoOtherOptions(given: Record<string, unknown>, against: Options['against']): void {
  const others = against === undefined ? ['pairs'] : ['runs', 'variants', 'reconnect', 'check'];
  const other = others.find((name) => given[name] !== undefined && given[name] !== false);
  if (other !== undefined) throw new Error(`--${other} is ${against === undefined ? 'only for' : 'nothing for'} --against.`);
}

/** Options of the command line, or undefined after `--help`, which prints them. `folder` is where results are written. */
export function readOptions(args: string[], folder: string, print: (text: string) => void): Options | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const numbers = { runs: text, pairs: text };
  const known = { ...numbers, against: text, views: text, variants: text, json: text, reconnect: flag, check: flag, help: flag };
  const { values } = parseArgs({ args, options: known });
  if (values.help) {
    print(HELP);
    return undefined;
  }
  const against = againstOf(values.against);
  assertNoOtherOptions(values, against);
  const { reconnect, check } = values;
  return {
    ...{ against, reconnect, check, variants: variantsOf(list(values.variants)) },
    runs: count('runs', values.runs, DEFAULT_RUNS),
    pairs: count('pairs', values.pairs, DEFAULT_PAIRS),
    views: list(values.views) ?? (against && ['index', 'conversation']),
    file: values.json ?? path.join(folder, against === undefined ? 'results.json' : 'cost.json'),
  };
}
