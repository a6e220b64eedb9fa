import { formatHelp } from './formatHelp.mjs';
import { readArguments } from './readArguments.mjs';
import { UsageError } from './UsageError.mjs';

/** Runs a command's work with its arguments. The exit code is what the work returns, 1 when it fails, 2 for invalid arguments. */
export async function runCommand(command, args, work) {
  try {
    const { values, names } = readArguments(args, command);
    if (values.help) process.stdout.write(`${formatHelp(command)}\n`);
    else process.exitCode = (await work(values, names)) ?? 0;
  } catch (error) {
    // An empty message means that the failed part has already reported the error.
    if (error.message) process.stderr.write(`${error.message}\n`);
    if (error instanceof UsageError) process.stderr.write(`All options: ${command.usage} -- --help\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
