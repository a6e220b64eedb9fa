import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../build/shares';

const FORMATJS = path.join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');

/** A message as its source declares it. */
export interface Message {
  defaultMessage: string;
  /** Where the text stands and what its variables are; empty if the source says nothing. */
  description: string;
}

/** Extracts the messages of a package from its sources, keyed and sorted by id; spaces stay as they are, since some are no-break ones. */
export function extractMessages(packageName: string, root = ROOT): Record<string, Message> {
  const args = [FORMATJS, 'extract', `${packageName}/src/**/*.ts*`, '--ignore', '**/*.{test.ts,test.tsx,d.ts}', '--preserve-whitespace'];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  const messages = JSON.parse(output) as Record<string, Partial<Message>>;
  return Object.fromEntries(
    Object.entries(messages)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { defaultMessage = '', description = '' }]) => [id, { defaultMessage, description }]),
  );
}

/** The English texts of messages, as `lang/en.json` has them. */
export const toEnglishTexts = (messages: Record<string, Message>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([id, { defaultMessage }]) => [id, defaultMessage]));
