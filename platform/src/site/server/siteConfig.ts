/** What the site server is told from outside. */
export interface SiteConfig {
  host: string;
  port: number;
  dataDir: string;
  /** The api as a process of its own; null runs it in this one. */
  apiUrl: string | null;
  databaseUrl: string | null;
  publicOrigin: string;
  hosts: readonly string[];
  /** Path of teams.json; null makes development keys in the data folder. */
  teamsFile: string | null;
  /** Header in which our own proxy names the country. */
  countryHeader: string | undefined;
  secret: string;
  trustProxy: boolean;
  logLevel: string;
}

const DEVELOPMENT_SECRET = 'development-only-secret';

/** Reads the environment; production refuses what is fit for development only. */
export function siteConfig(environment: NodeJS.ProcessEnv): SiteConfig {
  const text = (name: string): string | null => environment[name]?.trim() || null;
  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${text('PORT')}, which is no port.`);
  const secret = (text('SECRETS') ?? DEVELOPMENT_SECRET).split(',')[0]?.trim() ?? '';
  const teamsFile = text('TEAMS_FILE');
  if (environment.NODE_ENV === 'production' && (secret === DEVELOPMENT_SECRET || secret.length < 32)) {
    throw new Error('Production needs SECRETS of its own, each of at least 32 characters.');
  }
  if (environment.NODE_ENV === 'production' && teamsFile === null)
    throw new Error('Production needs TEAMS_FILE, the table of teams and their keys.');
  return {
    host: text('HOST') ?? '127.0.0.1',
    port,
    dataDir: text('DATA_DIR') ?? '.data',
    apiUrl: text('API_URL'),
    databaseUrl: text('DATABASE_URL'),
    publicOrigin: text('PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
    hosts: (text('SITE_HOSTS') ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
    teamsFile,
    countryHeader: text('COUNTRY_HEADER') ?? undefined,
    secret,
    trustProxy: text('TRUST_PROXY') === 'true',
    logLevel: text('LOG_LEVEL') ?? 'warn',
  };
}
