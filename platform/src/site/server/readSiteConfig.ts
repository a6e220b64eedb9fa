/** Configuration of the site server, from its environment. */
export interface SiteConfig {
  host: string;
  port: number;
  dataDir: string;
  /** URL of an api in its own process; if null, the api runs in this process. */
  apiUrl: string | null;
  databaseUrl: string | null;
  publicOrigin: string;
  hosts: readonly string[];
  /** Path of teams.json; null creates development keys in the data folder. */
  teamsFile: string | null;
  /** Name of the header in which our own proxy sends the country. */
  countryHeader: string | undefined;
  secret: string;
  trustProxy: boolean;
  logLevel: string;
  /** How long the site announces its shutdown before closing, in ms. */
  drainMs: number;
  /** False makes the service worker remove itself from every visiting browser. */
  serviceWorker: boolean;
  /** Packages served from the output of running compilers instead of from releases; set by `npm run dev`. */
  developedPackages: readonly string[];
}

const DEVELOPMENT_SECRET = 'development-only-secret';

const DEFAULTS: Record<string, string> = {
  HOST: '127.0.0.1',
  PORT: '3000',
  DATA_DIR: '.data',
  SECRETS: DEVELOPMENT_SECRET,
  SITE_HOSTS: '',
  LOG_LEVEL: 'warn',
};

/** Reads the configuration; throws for invalid values and, in production, for missing settings and for those meant for development only. */
export function readSiteConfig(environment: NodeJS.ProcessEnv): SiteConfig {
  const readOptional = (name: string): string | null => environment[name]?.trim() || null;
  const readText = (name: string): string => readOptional(name) ?? DEFAULTS[name] ?? '';
  const readList = (name: string): string[] =>
    readText(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const config: SiteConfig = {
    host: readText('HOST'),
    port: parsePort(readText('PORT')),
    dataDir: readText('DATA_DIR'),
    apiUrl: readOptional('API_URL'),
    databaseUrl: readOptional('DATABASE_URL'),
    publicOrigin: readOptional('PUBLIC_ORIGIN') ?? `http://localhost:${readText('PORT')}`,
    hosts: readList('SITE_HOSTS').map((host) => host.toLowerCase()),
    teamsFile: readOptional('TEAMS_FILE'),
    countryHeader: readOptional('COUNTRY_HEADER') ?? undefined,
    secret: readList('SECRETS')[0] ?? '',
    trustProxy: readText('TRUST_PROXY') === 'true',
    logLevel: readText('LOG_LEVEL'),
    drainMs: 1_000 * parseSeconds(readOptional('DRAIN_SECONDS') ?? (environment.NODE_ENV === 'production' ? '3' : '0')),
    serviceWorker: readText('SERVICE_WORKER') !== 'false',
    developedPackages: readList('DEVELOPED_PACKAGES'),
  };
  if (environment.NODE_ENV === 'production') assertNoDevelopmentDefaults(config, readList('SECRETS'), readOptional('PUBLIC_ORIGIN'));
  return config;
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${value}, which is not a port.`);
  return port;
}

function parseSeconds(value: string): number {
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60) throw new Error(`DRAIN_SECONDS is ${value}, which is not 0 to 60.`);
  return seconds;
}

function assertNoDevelopmentDefaults({ teamsFile, developedPackages }: SiteConfig, secrets: string[], origin: string | null): void {
  if (developedPackages.length > 0) throw new Error('DEVELOPED_PACKAGES is for development only.');
  if (secrets.length === 0 || secrets.some((secret) => secret.length < 32))
    throw new Error('Production needs SECRETS of its own, each of at least 32 characters.');
  if (teamsFile === null) throw new Error('Production needs TEAMS_FILE, the table of teams and their keys.');
  if (origin === null) throw new Error('Production needs PUBLIC_ORIGIN, the address people use, for example https://rendezvous.example.');
}
