import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLocale, LOCALES } from '@rendezvous/shared/contract';
import { extractPackage } from './extractPackage';
import { findTextProblems, formatTextProblem } from './findTextProblems';
import { MESSAGE_PACKAGES } from './messageFolders';
import { PROXY_PAGES_FILE, renderProxyPages } from './proxyPages';
import { readCatalogue } from './readCatalogue';
import { listOpenReviews, review, summarizeReviews, UsageError } from './reviews/reviewCommands';
import { findReviewFileProblems } from './reviews/reviewFiles';

/** Maximum number of problems printed, unless those of one language are asked for. */
const MAX_PROBLEMS = 50;

const printLines = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Updates the catalogues from the sources, and the proxy's pages from the catalogues, and prints the ids of changed texts; the review of their translations opens unless `keep` is set. */
function extract(keep: boolean): void {
  const changedIds = MESSAGE_PACKAGES.flatMap((packageName) => extractPackage(packageName, { keep }));
  writeFileSync(
    PROXY_PAGES_FILE,
    renderProxyPages((locale) => readCatalogue('shared', locale)),
  );
  printLines(changedIds.map((id) => `${id} has other words now${keep ? '' : ': review its ten translations'}`));
  if (changedIds.length === 0 || keep) return;
  printLines([
    'npm run texts -- open shows them; npm run texts -- review --lang de marks those that are right, or were mended.',
    'Where only a slip of the pen was mended: npm run texts -- review --lang all, followed by the ids of those texts.',
  ]);
}

/** Prints what is wrong with the texts, in one language or in all 11, and how many wait for review; if anything is wrong, the exit code is 1. */
function verify(language: string | undefined): void {
  const problems = [
    ...findTextProblems(MESSAGE_PACKAGES)
      .filter(({ locale }) => language === undefined || locale === language)
      .map(formatTextProblem),
    ...MESSAGE_PACKAGES.flatMap((packageName) => findReviewFileProblems(packageName)),
  ];
  const shownProblems = language === undefined ? problems.slice(0, MAX_PROBLEMS) : problems;
  for (const problem of shownProblems) process.stderr.write(`${problem}\n`);
  const languages = language ?? `${LOCALES.length} languages`;
  printLines([`${problems.length} problems in the texts of ${MESSAGE_PACKAGES.length} packages in ${languages}`, summarizeReviews()]);
  if (problems.length > 0) process.exitCode = 1;
}

/** Marks translations as reviewed; in all languages at once only messages that are named, since nobody has read all the others. */
function reviewNamed(language: string | undefined, names: readonly string[]): string[] {
  if (language === 'all' && names.length === 0) throw new UsageError('Name the messages that are right in every language.');
  return review(language, names);
}

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, lang: { type: 'string' } },
  allowPositionals: true,
});
const [name = '', ...names] = positionals;

const commands: Record<string, () => void> = {
  extract: () => extract(values.keep),
  verify: () => verify(values.lang),
  open: () => printLines(listOpenReviews(values.lang)),
  review: () => printLines(reviewNamed(values.lang, names)),
};

try {
  const command = commands[name];
  if (name !== 'review' && names.length > 0) throw new UsageError(`${name} takes no ${names.join(', ')}.`);
  if (values.lang !== undefined && !(name === 'review' && values.lang === 'all') && !isLocale(values.lang))
    throw new UsageError(`${values.lang} is not a language; there are ${LOCALES.join(', ')}.`);
  if (command === undefined) throw new UsageError(`${name} is not a command; use ${Object.keys(commands).join(', ')}.`);
  command();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
