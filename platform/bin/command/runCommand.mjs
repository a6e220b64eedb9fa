import { helpText } from './helpText.mjs';
import { readArguments } from './readArguments.mjs';
import { UsageError } from './UsageError.mjs';

/**
 * Runs the work of a command over its arguments. Ends with what the work answers, 1 when it failed, 2 when the arguments were wrong.
 */
export async function runCommand(command, args, work) {
  try {
    const { values, names } = readArguments(args, command);
    if (values.help) process.stdout.write(`${helpText(command)}\n`);
    else process.exitCode = (await work(values, names)) ?? 0;
  } catch (error) {
    // An empty message: the failing part has said what is wrong.
    if (error.message) process.stderr.write(`${error.message}\n`);
    if (error instanceof UsageError) process.stderr.write(`All options: ${command.usage} -- --help\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
