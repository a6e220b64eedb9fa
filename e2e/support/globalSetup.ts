import { Site } from './Site';

/** One site for all journeys; each makes its own members. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await Site.start();
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
