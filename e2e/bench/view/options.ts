import { parseArgs } from 'node:util';
import { type Variant, VARIANTS } from './variants/variants';

export interface Options {
  /** Visits per view and variant, each cold and warm. */
  runs: number;
  /** Names of views; undefined measures all. */
  views: string[] | undefined;
  variants: Variant[];
  /** Where the results go. */
  file: string;
  /** Whether the second visit opens new connections. */
  reconnect: boolean;
  /** Whether missed targets end the command with 1. */
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
`;

const list = (text: string | undefined): string[] | undefined => text?.split(',').map((word) => word.trim());

/** Options of the command line, or undefined after `--help`, which prints them. */
export function readOptions(args: string[], defaultFile: string, print: (text: string) => void): Options | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const known = { runs: text, views: text, variants: text, json: text, reconnect: flag, check: flag, help: flag };
  const { values } = parseArgs({ args, options: known });
  if (values.help) {
    print(HELP);
    return undefined;
  }
  const runs = Number(values.runs ?? 15);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}, which is no count.`);
  const wanted = list(values.variants) ?? [...VARIANTS];
  const unknown = wanted.find((name) => !VARIANTS.some((variant) => variant === name));
  if (unknown !== undefined) throw new Error(`There is no variant ${unknown}; there are ${VARIANTS.join(', ')}.`);
  const variants = VARIANTS.filter((variant) => wanted.includes(variant));
  return { runs, views: list(values.views), variants, file: values.json ?? defaultFile, reconnect: values.reconnect, check: values.check };
}
