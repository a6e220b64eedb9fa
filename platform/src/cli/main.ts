import { join } from 'node:path';
import { createProgram } from './createProgram';

const root = join(__dirname, '../../..');
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The compiler is large, so only what builds loads it. */
const build = async (name: string): Promise<void> => (await import('../build/buildPackage')).buildPackage(name);

createProgram({ root, environment: process.env, print, build })
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
