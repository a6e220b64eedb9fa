import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { extractMessages } from './extractMessages';
import { langFile, MESSAGE_PACKAGES } from './messageFolders';
import { problemsOf, type Texts } from './problems';

const read = (file: string): Texts => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});

function write(file: string, texts: Texts): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/** Writes lang/en.json of every package from its sources. */
function extract(): void {
  for (const name of MESSAGE_PACKAGES) write(langFile(name, 'en'), extractMessages(name));
}

function catalogueProblems(name: string, english: Texts, locale: Locale): string[] {
  return problemsOf(locale, english, read(langFile(name, locale))).map((problem) => `${name} ${locale}: ${problem}`);
}

/** Refuses a catalogue that does not say what the sources say, in any of the 11 languages. */
function verify(): void {
  const problems = MESSAGE_PACKAGES.flatMap((name) => {
    const english = extractMessages(name);
    const stale = JSON.stringify(english) === JSON.stringify(read(langFile(name, 'en'))) ? [] : [`${name} en: run npm run extract`];
    return [...stale, ...LOCALES.flatMap((locale) => catalogueProblems(name, english, locale))];
  });
  for (const problem of problems.slice(0, 50)) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${problems.length} problems in ${MESSAGE_PACKAGES.length} catalogues of ${LOCALES.length} languages\n`);
  if (problems.length > 0) process.exitCode = 1;
}

const commands: Record<string, () => void> = { extract, verify };

commands[process.argv[2] ?? 'verify']?.();
