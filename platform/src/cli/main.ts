import { join } from 'node:path';
import { CommanderError } from 'commander';
import { buildPackage } from '../build/buildPackage';
import { MESSAGE_PACKAGES } from '../messages/messageFolders';
import { findMismatches, formatTextProblem } from '../messages/findTextProblems';
import { createProgram } from './createProgram';

const root = join(__dirname, '../../..');
const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints progress to stderr, and only in an interactive terminal. */
const reportProgress = (step: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
};

/** Builds a package; rejects without building it if its catalogues do not match its sources. */
async function build(name: string): Promise<void> {
  const problems = MESSAGE_PACKAGES.includes(name) ? findMismatches(name).map(formatTextProblem) : [];
  if (problems.length > 0) throw new Error(`The texts of ${name} are not complete:\n${problems.join('\n')}`);
  await buildPackage(name);
}

/** Prints why a command failed and sets the exit code: 0 after --help, 2 for an invalid command line, otherwise 1. */
function handleError(error: unknown): void {
  const isUsageError = error instanceof CommanderError;
  // Commander has already printed command-line errors.
  if (!isUsageError) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isUsageError ? Math.min(error.exitCode, 1) * 2 : 1;
}

createProgram({ root, environment: process.env, print: printLine, build, tell: reportProgress }).parseAsync().catch(handleError);
