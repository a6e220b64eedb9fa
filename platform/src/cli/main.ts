import { join } from 'node:path';
import { CommanderError } from 'commander';
import { buildPackage } from '../build/buildPackage';
import { MESSAGE_PACKAGES } from '../messages/messageFolders';
import { textProblems } from '../messages/textProblems';
import { createProgram } from './createProgram';

const root = join(__dirname, '../../..');
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** For a person who waits; a pipeline keeps the answers only. */
const tell = (step: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${step} …\n`);
};

/** Builds what says the same in its sources and its catalogues. */
async function build(name: string): Promise<void> {
  const problems = MESSAGE_PACKAGES.includes(name) ? textProblems(name) : [];
  if (problems.length > 0) throw new Error(`The texts of ${name} are not complete:\n${problems.join('\n')}`);
  await buildPackage(name);
}

/** 0 after --help, 2 when the command line was wrong, 1 when it was right and did not work. */
function fail(error: unknown): void {
  const isUsage = error instanceof CommanderError;
  // Of a wrong command line it has been said what is wrong.
  if (!isUsage) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isUsage ? Math.min(error.exitCode, 1) * 2 : 1;
}

createProgram({ root, environment: process.env, print, build, tell }).parseAsync().catch(fail);
