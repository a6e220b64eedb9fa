#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root, runSilently, runToolSilently } from './run.mjs';
import { checkSmallFiles } from './smallFiles.mjs';
import { stepsTogether } from './steps.mjs';

/** Folder names of the workspaces. */
export const PACKAGES = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));

/** Files are compared by content, so that a cache restored from elsewhere is valid for a fresh checkout. */
const PRETTIER_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
const IMPORTS_CACHE = ['--cache', '.cache/dependency-cruiser', '--cache-strategy', 'content'];

/** Type-checks a project incrementally: the next run checks only what changed, and what depends on it. */
const checkTypes = (project) => {
  const buildInfo = `.cache/tsc/${path.basename(project, '.json')}.tsbuildinfo`;
  return runToolSilently('typescript7/bin/tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', buildInfo]);
};
const runLint = (paths) => runToolSilently('oxlint/bin/oxlint', ['--config', 'oxlint.config.mjs', ...paths]);
const checkFormatting = (paths) =>
  runToolSilently('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...PRETTIER_CACHE, ...paths]);

/** Finds the line that says how many texts wait for review, which is no failure. */
export const findReviewNote = (output) => /^.* waits? for review.*$/m.exec(output)?.[0];

const checkMessages = async () => ({
  note: findReviewNote(await runToolSilently('tsx/dist/cli.mjs', ['platform/src/messages/main.ts', 'verify'])),
});

/** Checks types, lint, formatting, import rules, messages, requirements, documents and small files in the whole repository, in parallel. */
export const check = () =>
  stepsTogether('check', {
    types: () => checkTypes('tsconfig.json'),
    lint: () => runLint(['.']),
    formatting: () => checkFormatting(['.']),
    'import rules': () =>
      runToolSilently('dependency-cruiser/bin/dependency-cruise.mjs', ['--output-type', 'err', ...IMPORTS_CACHE, ...PACKAGES]),
    messages: checkMessages,
    requirements: () => runSilently(process.execPath, ['platform/bin/requirements.mjs', '--default']),
    documents: () => runSilently(process.execPath, ['platform/bin/documents.mjs']),
    'small files': checkSmallFiles,
  });

/** Checks types, lint and formatting of some packages, and the messages of all. */
export const checkPackages = (packages) =>
  stepsTogether(`check of ${packages.join(', ') || 'nothing'}`, {
    types: async () => {
      for (const name of packages) await checkTypes(name);
    },
    lint: () => (packages.length === 0 ? undefined : runLint(packages)),
    formatting: () => (packages.length === 0 ? undefined : checkFormatting(packages)),
    messages: checkMessages,
  });

const CHECK_COMMAND = {
  usage: 'npm run check',
  about: 'Types, lint, formatting, import rules, texts and requirements of the whole repository; changes nothing.',
};

if (process.argv[1] === import.meta.filename) runCommand(CHECK_COMMAND, process.argv.slice(2), check);
