import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, REMOTES } from '@rendezvous/shared/contract';
import { createBuiltVariant } from '../support/createBuiltVariant';
import { Site } from '../support/Site';
import { createTranslator, type Translate } from '../support/texts';
import { markCatalogue, markText } from './marks';
import { type Options, readOptions } from './options';
import { listPlaces } from './places';
import { readPageTexts, readServerTexts } from './readTexts';
import { createReport, formatReport } from './Report';
import { takePictures } from './takePictures';

const ROOT = path.resolve(__dirname, '../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Publishes variants of all releases whose texts in a language carry marks, and directs all traffic to them. */
async function publishMarkedReleases(site: Site, language: Locale, ids: readonly string[]): Promise<void> {
  const edits = [{ file: `lang/${language}.json`, change: (catalogue: string) => markCatalogue(catalogue, ids) }];
  for (const name of ['shell', ...REMOTES] as const)
    await site.promote(name, await site.publish(name, createBuiltVariant(name, { edits })));
}

/** Returns the texts with their marks, as the names of controls on the page have them. */
function createMarkedTranslator(language: Locale, ids: readonly string[]): Translate {
  const translate = createTranslator(language);
  return (id, values) => markText(translate(id, values), ids.indexOf(id));
}

async function showTexts({ language, places: parts }: Options): Promise<void> {
  const places = listPlaces(parts);
  const pageTexts = readPageTexts(language);
  const ids = pageTexts.map(({ id }) => id);
  const folder = path.join(ROOT, '.cache/texts', language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('Starting a site …');
  const site = await Site.startFresh();
  try {
    await publishMarkedReleases(site, language, ids);
    say(`Visiting ${places.length} places in ${language} …`);
    const t = createMarkedTranslator(language, ids);
    const pictures = await takePictures({ origin: site.url, language, t, folder, places, say });
    const report = createReport({ language, pageTexts, serverTexts: readServerTexts(language), ...pictures });
    writeFileSync(path.join(folder, 'index.json'), JSON.stringify(report, null, 1));
    writeFileSync(path.join(folder, 'index.html'), formatReport(report));
    for (const problem of report.problems) say(`Not visited: ${problem}`);
    say(`${report.pictures.length} pictures; ${report.unseenTexts.length} of ${pageTexts.length} texts of pages are on none of them.`);
    say(path.relative(process.cwd(), path.join(folder, 'index.html')));
    if (report.problems.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), say);
  if (options) await showTexts(options);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
