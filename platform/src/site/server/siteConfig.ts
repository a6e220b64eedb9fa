/** External configuration of the site server. */
export interface SiteConfig {
  host: string;
  port: number;
  dataDir: string;
  /** Address of an api in its own process; null runs it in this one. */
  apiUrl: string | null;
  databaseUrl: string | null;
  publicOrigin: string;
  hosts: readonly string[];
  /** Path of teams.json; null creates development keys in the data folder. */
  teamsFile: string | null;
  /** Header in which our own proxy names the country. */
  countryHeader: string | undefined;
  secret: string;
  trustProxy: boolean;
  logLevel: string;
  /** How long the site announces its shutdown in advance, in ms. */
  drainMs: number;
  /** False makes the service worker remove itself from every visiting browser. */
  serviceWorker: boolean;
  /** Packages whose running compilers are served instead of their releases; set by `npm run dev`. */
  developed: readonly string[];
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

/** Reads the environment; production rejects settings meant for development only. */
export function siteConfig(environment: NodeJS.ProcessEnv): SiteConfig {
  const optional = (name: string): string | null => environment[name]?.trim() || null;
  const text = (name: string): string => optional(name) ?? DEFAULTS[name] ?? '';
  const list = (name: string): string[] =>
    text(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const config: SiteConfig = {
    host: text('HOST'),
    port: portOf(text('PORT')),
    dataDir: text('DATA_DIR'),
    apiUrl: optional('API_URL'),
    databaseUrl: optional('DATABASE_URL'),
    publicOrigin: optional('PUBLIC_ORIGIN') ?? `http://localhost:${text('PORT')}`,
    hosts: list('SITE_HOSTS').map((host) => host.toLowerCase()),
    teamsFile: optional('TEAMS_FILE'),
    countryHeader: optional('COUNTRY_HEADER') ?? undefined,
    secret: list('SECRETS')[0] ?? '',
    trustProxy: text('TRUST_PROXY') === 'true',
    logLevel: text('LOG_LEVEL'),
    drainMs: 1_000 * secondsOf(optional('DRAIN_SECONDS') ?? (environment.NODE_ENV === 'production' ? '3' : '0')),
    serviceWorker: text('SERVICE_WORKER') !== 'false',
    developed: list('DEVELOPED_PACKAGES'),
  };
  if (environment.NODE_ENV === 'production') assertNoDevelopmentDefaults(config, list('SECRETS'), optional('PUBLIC_ORIGIN'));
  return config;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${text}, which is not a port.`);
  return port;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60) throw new Error(`DRAIN_SECONDS is ${text}, which is not 0 to 60.`);
  return seconds;
}

function assertNoDevelopmentDefaults({ teamsFile, developed }: SiteConfig, secrets: string[], origin: string | null): void {
  if (developed.length > 0) throw new Error('DEVELOPED_PACKAGES is for development only.');
  if (secrets.length === 0 || secrets.some((secret) => secret.length < 32))
    throw new Error('Production needs SECRETS of its own, each of at least 32 characters.');
  if (teamsFile === null) throw new Error('Production needs TEAMS_FILE, the table of teams and their keys.');
  if (origin === null) throw new Error('Production needs PUBLIC_ORIGIN, the address people use, for example https://rendezvous.example.');
}
