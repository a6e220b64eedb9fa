import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'geoip-country';
import type { IncomingHttpHeaders } from 'node:http';
import { ROOT } from '../../build/shares';
import { DevelopmentReleases } from '../../dev/server/DevelopmentReleases';
import { createDevelopmentTeams } from '../../keys/createDevelopmentTeams';
import { readTeams } from '../../keys/readTeams';
import type { Query } from '../../registry/Query';
import { migrateRegistry } from '../../registry/store/migrateRegistry';
import { SqlRegistryStore } from '../../registry/store/SqlRegistryStore';
import type { BootSource } from '../boot/BootSource';
import type { InternalCall } from '../landers/InternalCall';
import { SqlReportStore } from '../reports/SqlReportStore';
import type { SiteOptions } from '../SiteOptions';
import { SqlBeaconStore } from '../visit/SqlBeaconStore';
import type { SiteConfig } from './readSiteConfig';

const COUNTRY_CODE_PATTERN = /^[A-Z]{2}$/;

/** Returns a function that finds a request's country in our own proxy's header or, without one there, by IP address; empty if unknown. */
export function createCountryFinder(
  headerName: string | undefined,
  lookup: (ip: string) => { country: string } | null,
): (ip: string, headers: IncomingHttpHeaders) => string {
  return (ip, headers) => {
    const headerCountry = headerName === undefined ? undefined : headers[headerName.toLowerCase()];
    if (typeof headerCountry === 'string' && COUNTRY_CODE_PATTERN.test(headerCountry)) return headerCountry;
    const country = lookup(ip)?.country ?? '';
    return COUNTRY_CODE_PATTERN.test(country) ? country : '';
  };
}

/** How a site reaches the api. */
interface ApiAccess {
  boot: BootSource;
  callApi: InternalCall;
}

/** Creates the dependencies of a site that runs on a database and an api, and migrates the database. */
export async function createSiteOptions(config: SiteConfig, query: Query, { boot, callApi }: ApiAccess): Promise<SiteOptions> {
  mkdirSync(config.dataDir, { recursive: true });
  await migrateRegistry(query);
  const keysFolder = join(config.dataDir, 'keys');
  if (config.teamsFile === null) createDevelopmentTeams(keysFolder);
  const { dataDir, publicOrigin, hosts, secret, trustProxy, logLevel, serviceWorker } = config;
  return {
    ...{ dataDir, publicOrigin, hosts, secret, trustProxy, logLevel, serviceWorker, boot, callApi },
    // The embedded database belongs to one process, so its registry is not shared.
    registry: new SqlRegistryStore(query, Date.now, config.databaseUrl !== null),
    beacons: new SqlBeaconStore(query, Date.now),
    reports: new SqlReportStore(query, Date.now),
    teams: readTeams(config.teamsFile ?? join(keysFolder, 'teams.json')),
    findCountry: createCountryFinder(config.countryHeader, lookup),
    now: Date.now,
    storesPages: config.developedPackages.length === 0,
    ...(config.developedPackages.length > 0 ? { development: new DevelopmentReleases(config.developedPackages, ROOT) } : {}),
  };
}
