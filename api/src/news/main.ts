import { readFile } from 'node:fs/promises';
import { loadConfig } from '../config';
import { systemClock } from '../ports/Clock';
import { withDatabase } from '../ports/database/openDatabase';
import { formatStatus } from './formatStatus';
import type { NewsDocument } from './NewsDocument';
import { parseNews } from './newsFindings';
import { writePreview } from './previewNews';
import { previewAudience, sendNews } from './queueNews';
import { readCommandLine } from './readCommandLine';
import { countOutcomes, findDocuments } from './sqlNews';

/** Development values for settings that production requires but this command does not need, because it neither signs nor sells anything. */
const UNUSED_SETTINGS = { NODE_ENV: 'development', SECRETS: '' };

const readConfig = () => loadConfig({ ...process.env, ...UNUSED_SETTINGS });

/** Reads and validates the file of a document; throws if it is not JSON, or if it is invalid, with all problems in the message. */
async function readDocument(file: string): Promise<NewsDocument> {
  const text = await readFile(file, 'utf8');
  try {
    return parseNews(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not valid JSON: ${error.message}`);
    throw error;
  }
}

async function send(file: string, isDryRun: boolean): Promise<string> {
  const document = await readDocument(file);
  return withDatabase(readConfig(), async ({ db }) => {
    const now = systemClock.now();
    const { members, wanting } = await previewAudience(db, document, now);
    const audience = `${wanting} of ${members} members have a switch on`;
    if (isDryRun) return `${document.id} would be queued: ${audience}.`;
    const isNew = await sendNews({ db, now }, document);
    return isNew ? `${document.id} is queued: ${audience}.` : `${document.id} was sent before; nothing changes.`;
  });
}

const describeStatus = (id: string | undefined): Promise<string> =>
  withDatabase(readConfig(), async ({ db }) => {
    const documents = (await findDocuments(db)).filter((stored) => id === undefined || stored.id === id);
    if (id !== undefined && documents.length === 0) throw new Error(`There is no document ${id}.`);
    return formatStatus(documents, await countOutcomes(db));
  });

/** Runs `npm run news -- …`; returns what to print. */
async function run(args: readonly string[]): Promise<string> {
  const commandLine = readCommandLine(args);
  if (typeof commandLine === 'string') return commandLine;
  if (commandLine.command === 'status') return describeStatus(commandLine.id);
  if (commandLine.command === 'send') return send(commandLine.file, commandLine.dryRun);
  const document = await readDocument(commandLine.file);
  if (commandLine.command === 'validate') return `${commandLine.file} can be sent.`;
  await writePreview(document, commandLine.folder, readConfig().publicOrigin);
  return `${commandLine.folder} has ${document.id} in all languages, as .html and .txt.`;
}

run(process.argv.slice(2)).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
