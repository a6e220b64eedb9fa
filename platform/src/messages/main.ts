import { parseArgs } from 'node:util';
import { LOCALES } from '@rendezvous/shared/contract';
import { extractPackage } from './extractPackage';
import { MESSAGE_PACKAGES } from './messageFolders';
import { findTextProblems } from './findTextProblems';

/** Maximum number of problems printed. */
const MAX_PROBLEMS = 50;

/** Updates the catalogues from the sources and prints the ids of changed texts, whose translations are removed unless `keep` is set. */
function extract(keep: boolean): void {
  const changedIds = MESSAGE_PACKAGES.flatMap((packageName) => extractPackage(packageName, { keep }));
  for (const id of changedIds)
    process.stdout.write(`${id} has other words now${keep ? '' : ': translate it again in the ten other lang/*.json'}\n`);
  if (changedIds.length > 0 && !keep)
    process.stdout.write('Its translations were taken out. A slip of the pen only? Take them back and run npm run extract -- --keep.\n');
}

/** Prints mismatches between catalogues and sources in any of the 11 languages; if there are any, the exit code is 1. */
function verify(): void {
  const problems = MESSAGE_PACKAGES.flatMap((packageName) => findTextProblems(packageName));
  for (const problem of problems.slice(0, MAX_PROBLEMS)) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${problems.length} problems in ${MESSAGE_PACKAGES.length} catalogues of ${LOCALES.length} languages\n`);
  if (problems.length > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean', default: false } }, allowPositionals: true });

const commands: Record<string, () => void> = { extract: () => extract(values.keep), verify };

const [name = 'verify'] = positionals;
const command = commands[name];
if (command === undefined) {
  process.stderr.write(`${name} is not a command; use extract or verify.\n`);
  process.exitCode = 2;
} else command();
