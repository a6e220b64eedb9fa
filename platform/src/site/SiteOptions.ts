import type { IncomingHttpHeaders } from 'node:http';
import type { TeamBook } from '../keys/TeamBook';
import type { RegistryStore } from '../registry/store/RegistryStore';
import type { BeaconStore } from './visit/BeaconStore';
import type { SiteDevelopment } from './SiteDevelopment';
import type { BootSource } from './boot/BootSource';
import type { InternalCall } from './landers/InternalCall';
import type { ReportStore } from './reports/ReportStore';

/** Configuration and external dependencies of the site server. */
export interface SiteOptions {
  /** Folder for the site's files, for example those of releases, rendered pages and a copy of the last registry. */
  dataDir: string;
  registry: RegistryStore;
  beacons: BeaconStore;
  reports: ReportStore;
  teams: TeamBook;
  boot: BootSource;
  /** Makes api calls that only the site server may make. */
  callApi: InternalCall;
  /** Returns the country of a request as ISO 3166 alpha-2; empty when unknown. */
  findCountry: (ip: string, headers: IncomingHttpHeaders) => string;
  /** Public origin of the site; determines Secure cookies and HSTS. */
  publicOrigin: string;
  /** Hosts to serve; if empty, every host is served, an unknown one with the data of the default domain. */
  hosts: readonly string[];
  /** Key for signing tokens, status sessions and the copy of the registry; the key for internal api calls is derived from it. */
  secret: string;
  /** Unix milliseconds. */
  now: () => number;
  /** Whether requests arrive through our own proxy, so that its X-Forwarded-* headers can be trusted. */
  trustProxy: boolean;
  logLevel: string;
  /** False makes the service worker remove itself from every visiting browser. */
  serviceWorker: boolean;
  /** Whether public pages are rendered in advance; unnecessary for a site that only handles a single request. */
  storesPages?: boolean;
  /** Maximum times in ms that a visitor waits for a page to be rendered; those of the site if left out. */
  renderWaits?: { publicPageMs: number; memberPage: { pageMs: number; repliesMs: number } };
  /** Releases built by running compilers; undefined in production. */
  development?: SiteDevelopment;
}
