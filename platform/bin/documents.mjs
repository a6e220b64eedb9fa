#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root } from './run.mjs';

/** Documents of the product, which are not checked: they describe what is wanted, not what exists. */
const PRODUCT_DOCUMENTS = ['docs/requirements.md', 'docs/specification.md'];

/** Decisions and changelogs are not checked either: they describe what was true when they were written. */
const isChecked = (file) =>
  file.endsWith('.md') && !PRODUCT_DOCUMENTS.includes(file) && !file.startsWith('docs/decisions/') && !file.endsWith('CHANGELOG.md');

/** Names of files and folders that tools create or own. */
const TOOL_FILES = /^(node_modules|dist|coverage|test-results|playwright-report|\.git|\.data|\.cache)$|\.log$/;

/** Paths of the repository's files, relative to it, without those that tools create. */
export const listFiles = (folder = '') =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !TOOL_FILES.test(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]));

/** Collects every word of the sources and of their paths. */
function collectWords(files) {
  const words = new Set();
  for (const file of files) {
    if (file.endsWith('.md') || /\.(webp|webm|png|gz|br|ico)$/.test(file)) continue;
    for (const [word] of `${file} ${readFileSync(path.join(root, file), 'utf8')}`.matchAll(/[\w$]+/g)) words.add(word);
  }
  return words;
}

/** Inline code of a document, and the `npm run` lines of its code blocks; the other lines are examples. */
const extractSpans = (text) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(
    ([, block, span]) => block?.split('\n').filter((line) => line.startsWith('npm run ')) ?? [span],
  );

/** Whether a span is a path to check. A path with placeholders or patterns is an example, and build output is never committed. */
const isPath = (span) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(span) && !span.startsWith('@') && !span.includes('/dist/');

const pathExists = (files, candidatePath) =>
  files.some(
    (file) => file === candidatePath || file.endsWith(`/${candidatePath}`) || `/${file}`.includes(`/${candidatePath.replace(/\/$/, '')}/`),
  );

/**
 * Returns the first script, path or identifier in a span that does not exist; undefined if all exist. `scripts` contains the names of the
 * scripts in package.json.
 */
export function findMissing(span, { files, words, scripts }) {
  const [, script] = /^npm run ([\w:-]+)/.exec(span) ?? [];
  if (script !== undefined) return scripts.includes(script) ? undefined : `npm run ${script}`;
  if (isPath(span) && files.some((file) => file.startsWith(`${span.split('/')[0]}/`))) return pathExists(files, span) ? undefined : span;
  // Names of two or more words in camel case or in upper snake case are identifiers; single words are often plain English.
  const identifiers = span.match(/(?<![\w/\\-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?![\w/-])/g) ?? [];
  return identifiers.find((identifier) => !words.has(identifier));
}

function checkDocuments() {
  const files = listFiles();
  const repository = {
    files,
    words: collectWords(files),
    scripts: Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts),
  };
  const problems = files.filter(isChecked).flatMap((file) =>
    extractSpans(readFileSync(path.join(root, file), 'utf8')).flatMap((span) => {
      const missingName = findMissing(span.trim(), repository);
      return missingName === undefined ? [] : [`${file}: ${missingName}`];
    }),
  );
  if (problems.length > 0) throw new Error(`Named in documents but missing:\n${[...new Set(problems)].join('\n')}`);
}

const DOCUMENTS_COMMAND = {
  usage: 'node platform/bin/documents.mjs',
  about: 'Fails when a document names a path, a command or an identifier that does not exist.',
};

if (process.argv[1] === import.meta.filename) runCommand(DOCUMENTS_COMMAND, process.argv.slice(2), checkDocuments);
