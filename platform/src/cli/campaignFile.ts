import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type LanderCampaign, LOCALES } from '@rendezvous/shared/contract';
import { DeployError } from './DeployError';

/** Returns the parsed contents of a file; throws a DeployError if it is missing or not valid JSON. */
function read(file: string): unknown {
  if (!existsSync(file)) throw new DeployError('no_file', `There is no ${file}; npx platform lander new writes one.`);
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DeployError('no_json', `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Writes a campaign for marketing to fill in, with its languages in the order of `LOCALES`; throws a DeployError if the file exists. */
function write(file: string, { name, slug, image, images = [], niche = null, gender, schedule, texts, variants }: LanderCampaign): void {
  if (existsSync(file)) throw new DeployError('file_exists', `${file} already exists; name another with --file.`);
  const orderedTexts = Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale]]));
  const campaign = {
    ...{ name, slug, image, images, niche, gender },
    ...(schedule && { schedule }),
    texts: orderedTexts,
    ...(variants && { variants }),
  };
  writeFileSync(file, `${JSON.stringify(campaign, null, 2)}\n`);
}

/** Reads and writes the JSON files in which marketing edits campaigns. */
export const campaignFile = { read, write };
