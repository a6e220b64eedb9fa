import { rmSync } from 'node:fs';
import { buildReleases } from './buildReleases';
import { Site } from './Site';

/** True when only the suites of the platform run; each of those starts sites of its own. */
const onlyPlatform = (words: readonly string[]): boolean => {
  const names = words.flatMap((word, at) =>
    word === '--project' ? [words[at + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
  );
  return names.length > 0 && names.every((name) => name === 'platform' || name === 'development');
};

/** One site for all journeys; each makes its own members. With SITE_URL the journeys use a site that runs already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildReleases();
  const prepared = await Site.prepare();
  process.env['PREPARED_DATA'] = prepared;
  const remove = (): void => rmSync(prepared, { recursive: true, force: true });
  if (process.env['SITE_URL'] !== undefined || onlyPlatform(process.argv)) return async () => remove();
  // As a proxy in front of the site would tell it.
  const site = await Site.start({ COUNTRY_HEADER: 'cf-ipcountry' });
  process.env['SITE_URL'] = site.url;
  return async () => {
    await site.stop();
    remove();
  };
}
