#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root } from './run.mjs';

/** These two belong to the product: they say what is wanted, not what is there. */
const WANTED = ['docs/requirements.md', 'docs/specification.md'];

/** Decisions and changelogs tell what was true when they were written. */
const isChecked = (file) =>
  file.endsWith('.md') && !WANTED.includes(file) && !file.startsWith('docs/decisions/') && !file.endsWith('CHANGELOG.md');

/** Made by tools, or theirs. */
const MADE = /^(node_modules|dist|coverage|test-results|playwright-report|\.git|\.data|\.cache)$|\.log$/;

/** Files of the repository, made ones apart, relative to it. */
export const listFiles = (folder = '') =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.test(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]));

/** Every word of the sources, and of their paths. */
function wordsOf(files) {
  const words = new Set();
  for (const file of files) {
    if (file.endsWith('.md') || /\.(webp|webm|png|gz|br|ico)$/.test(file)) continue;
    for (const [word] of `${file} ${readFileSync(path.join(root, file), 'utf8')}`.matchAll(/[\w$]+/g)) words.add(word);
  }
  return words;
}

/** Spans of code in a document, and the commands of its blocks; other blocks are examples. */
const spansOf = (text) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(
    ([, block, span]) => block?.split('\n').filter((line) => line.startsWith('npm run ')) ?? [span],
  );

/** A span with placeholders or patterns is an example of a path, and what builds make is in no commit. */
const isPath = (span) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(span) && !span.startsWith('@') && !span.includes('/dist/');

const endsWith = (files, place) =>
  files.some((file) => file === place || file.endsWith(`/${place}`) || `/${file}`.includes(`/${place.replace(/\/$/, '')}/`));

/** What a span names that does not exist; undefined when all of it does. `scripts`: those of package.json. */
export function missingIn(span, { files, words, scripts }) {
  const [, script] = /^npm run ([\w:-]+)/.exec(span) ?? [];
  if (script !== undefined) return scripts.includes(script) ? undefined : `npm run ${script}`;
  if (isPath(span) && files.some((file) => file.startsWith(`${span.split('/')[0]}/`))) return endsWith(files, span) ? undefined : span;
  // Names of two or more words in camel or snake case are identifiers; single words are often plain English.
  const names = span.match(/(?<![\w/\\-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?![\w/-])/g) ?? [];
  return names.find((name) => !words.has(name));
}

function documents() {
  const files = listFiles();
  const known = {
    files,
    words: wordsOf(files),
    scripts: Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts),
  };
  const problems = files.filter(isChecked).flatMap((file) =>
    spansOf(readFileSync(path.join(root, file), 'utf8')).flatMap((span) => {
      const missing = missingIn(span.trim(), known);
      return missing === undefined ? [] : [`${file}: ${missing}`];
    }),
  );
  if (problems.length > 0) throw new Error(`Named in documents but missing:\n${[...new Set(problems)].join('\n')}`);
}

const DOCUMENTS = {
  usage: 'node platform/bin/documents.mjs',
  about: 'Fails when a document names a path, a command or an identifier that does not exist.',
};

if (process.argv[1] === import.meta.filename) runCommand(DOCUMENTS, process.argv.slice(2), documents);
