import { rmSync } from 'node:fs';
import { buildReleases } from './buildReleases';
import { Site } from './Site';

/** Projects named by this run; all by default. */
const namedProjects = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (word === '--project' ? (words[at + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : []));

/** Suites that start their own sites, from prepared data, and from sources. */
const PLATFORM = 'platform';
const DEVELOPMENT = 'development';

/** One site for all journeys; each creates its own members. With SITE_URL the journeys use a running site. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildReleases();
  const names = namedProjects(process.argv);
  const isNamed = (test: (name: string) => boolean): boolean => names.length === 0 || names.some(test);
  const needsSite = process.env['SITE_URL'] === undefined && isNamed((name) => name !== PLATFORM && name !== DEVELOPMENT);
  if (!needsSite && !isNamed((name) => name === PLATFORM)) return async () => undefined;
  const prepared = await Site.prepare();
  process.env['PREPARED_DATA'] = prepared;
  // As reported by a proxy in front of the site.
  const site = needsSite ? await Site.start({ COUNTRY_HEADER: 'cf-ipcountry' }) : undefined;
  if (site) process.env['SITE_URL'] = site.url;
  return async () => {
    await site?.stop();
    rmSync(prepared, { recursive: true, force: true });
  };
}
