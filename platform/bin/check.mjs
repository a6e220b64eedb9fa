#!/usr/bin/env node
import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root, step, tool } from './run.mjs';

const packages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));

/** Types, lint, formatting, import rules and messages of the whole repository. */
export async function check() {
  await step('types', async () => {
    for (const name of packages) await tool('typescript7/bin/tsc', ['-p', name]);
  });
  await step('lint', () => tool('eslint/bin/eslint.js', ['--cache', '--cache-location', '.cache/eslint', '.']));
  await step('formatting', () =>
    tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']),
  );
  await step('import rules', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', ['--output-type', 'err', ...packages]));
  await step('messages', () => tool('tsx/dist/cli.mjs', ['platform/src/messages/main.ts', 'verify']));
}

const CHECK = {
  usage: 'npm run check',
  about: 'Types, lint, formatting, import rules and texts of the whole repository; changes nothing.',
};

if (process.argv[1] === import.meta.filename) runCommand(CHECK, process.argv.slice(2), check);
