import { parseArgs } from 'node:util';

const HELP = {
  validate: `npm run news -- validate <file>

Lists everything that is wrong with the file of an offer or of product news; exits with 1 if anything is. Needs no database.`,
  preview: `npm run news -- preview <file> <folder>

Writes the e-mail as <locale>.html and <locale>.txt, the latter with the push message, in all languages. Needs no database and sends nothing.`,
  send: `npm run news -- send <file> [--dry-run]

Records the document and queues it; the running api sends it in batches. The same document is never sent twice.

Options
  --dry-run  only prints how many members it is for, and how many of them have a switch on`,
  status: `npm run news -- status [<id>]

Prints each document with the number of members queued, sent and skipped, by channel and reason.`,
};

const ENVIRONMENT = `

Environment
  DATA_DIR       folder of the embedded database (default .data)
  DATABASE_URL   postgres://…; without it the embedded database, which send and status open only while the site is stopped
  PUBLIC_ORIGIN  address of the site, for the links in preview`;

const USAGE = `npm run news -- validate | preview | send | status

Offers and product news to members who want them. --help after a command describes it.`;

export type CommandLine =
  | { command: 'validate'; file: string }
  | { command: 'preview'; file: string; folder: string }
  | { command: 'send'; file: string; dryRun: boolean }
  | { command: 'status'; id: string | undefined };

type Command = CommandLine['command'];

interface CommandArguments {
  /** Minimum and maximum number of arguments. */
  counts: readonly [min: number, max: number];
  toCommandLine(args: readonly string[], dryRun: boolean): CommandLine;
}

const ARGUMENTS: Record<Command, CommandArguments> = {
  validate: { counts: [1, 1], toCommandLine: ([file = '']) => ({ command: 'validate', file }) },
  preview: { counts: [2, 2], toCommandLine: ([file = '', folder = '']) => ({ command: 'preview', file, folder }) },
  send: { counts: [1, 1], toCommandLine: ([file = ''], dryRun) => ({ command: 'send', file, dryRun }) },
  status: { counts: [0, 1], toCommandLine: ([id]) => ({ command: 'status', id }) },
};

const OPTIONS = { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' } } as const;
const isCommand = (name: string): name is Command => Object.hasOwn(HELP, name);

function parseCommand(command: Command, args: readonly string[], dryRun: boolean): CommandLine {
  const { counts, toCommandLine } = ARGUMENTS[command];
  const [min, max] = counts;
  if (args.length < min || args.length > max) throw new Error(`This takes other arguments:\n${HELP[command].split('\n')[0]}`);
  if (dryRun && command !== 'send') throw new Error('--dry-run is an option of send; the other commands change nothing.');
  return toCommandLine(args, dryRun);
}

/** Parses the arguments of `npm run news -- …`; returns the help text for `--help`. */
export function readCommandLine(args: readonly string[]): CommandLine | string {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command = '', ...rest] = positionals;
  if (isCommand(command)) return values.help ? HELP[command] + ENVIRONMENT : parseCommand(command, rest, values['dry-run'] ?? false);
  if (values.help) return USAGE + ENVIRONMENT;
  throw new Error('There are four commands: npm run news -- validate, preview, send and status.');
}
