import { join } from 'node:path';
import { buildPackage } from '../build/buildPackage';
import { createProgram } from './createProgram';

const root = join(__dirname, '../../..');
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

createProgram({ root, environment: process.env, print, build: buildPackage })
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
