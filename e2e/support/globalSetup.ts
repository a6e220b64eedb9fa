import { rmSync } from 'node:fs';
import { buildReleases } from './buildReleases';
import { Site } from './Site';

/** Parses the projects named on the command line; an empty list means all. */
const parseProjects = (args: readonly string[]): string[] =>
  args.flatMap((argument, index) =>
    argument === '--project' ? (args[index + 1] ?? []) : argument.startsWith('--project=') ? argument.slice(10) : [],
  );

/** Suite whose tests start their own sites, from prepared data. */
const PLATFORM = 'platform';
/** Suite whose tests start their own sites, from sources. */
const DEVELOPMENT = 'development';

/** Builds the releases and, if the selected suites need them, prepares data and starts one site for all journeys unless SITE_URL is set. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildReleases();
  const projectNames = parseProjects(process.argv);
  const isSelected = (predicate: (name: string) => boolean): boolean => projectNames.length === 0 || projectNames.some(predicate);
  const needsSite = process.env['SITE_URL'] === undefined && isSelected((name) => name !== PLATFORM && name !== DEVELOPMENT);
  if (!needsSite && !isSelected((name) => name === PLATFORM)) return async () => undefined;
  const preparedFolder = await Site.prepare();
  process.env['PREPARED_DATA'] = preparedFolder;
  // The site reads the visitor's country from this header, as if from a proxy in front of it.
  const site = needsSite ? await Site.start({ COUNTRY_HEADER: 'cf-ipcountry' }) : undefined;
  if (site) process.env['SITE_URL'] = site.url;
  return async () => {
    await site?.stop();
    rmSync(preparedFolder, { recursive: true, force: true });
  };
}
