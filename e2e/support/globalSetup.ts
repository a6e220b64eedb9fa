import { Site } from './Site';

/** One site for all journeys; each makes its own members. With SITE_URL the journeys use a site that runs already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['SITE_URL'] !== undefined) return async () => undefined;
  const site = await Site.start();
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
