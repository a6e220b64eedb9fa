import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.mjs';

const toParseOption = ({ value }) => ({ type: value ? 'string' : 'boolean' });

function assertTokenAllowed(token, { options, names }) {
  if (token.kind === 'positional' && !names) throw new UsageError(`${token.value} is not an option.`);
  if (token.kind !== 'option') return;
  const option = options[token.name];
  if (!option) throw new UsageError(`${token.rawName} is not an option.`);
  // A word starting with a dash is the next option, not the value of this one.
  if (option.value && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
    throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value}`);
  if (!option.value && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
}

/** Parses options and arguments of a command line; throws a UsageError that names what the command does not accept. */
export function readArguments(args, command) {
  const options = { ...command.options, help: {} };
  const parseOptions = Object.entries(options).map(([name, option]) => [name, toParseOption(option)]);
  const { values, positionals, tokens } = parseArgs({
    args: args.map((arg) => (arg === '-h' ? '--help' : arg)),
    options: Object.fromEntries(parseOptions),
    strict: false,
    tokens: true,
  });
  if (!values.help) for (const token of tokens) assertTokenAllowed(token, { ...command, options });
  return { values, names: positionals };
}
