import { join } from 'node:path';

/** One way of running the api that the bench can measure. */
export interface Setup {
  name: string;
  database: 'PGlite' | 'PostgreSQL';
  usesRedis: boolean;
}

export const SETUPS: readonly Setup[] = [
  { name: 'pglite-memory', database: 'PGlite', usesRedis: false },
  { name: 'pglite-redis', database: 'PGlite', usesRedis: true },
  { name: 'postgres-memory', database: 'PostgreSQL', usesRedis: false },
  { name: 'postgres-redis', database: 'PostgreSQL', usesRedis: true },
];

export interface RunLocations {
  /** Folder of this run. */
  folder: string;
  /** URL of the PostgreSQL server. */
  postgresUrl: string;
  /** URLs of the Redis servers, one per kind of database, so that data cached about the members of one database never reaches the other. */
  redisUrls: Record<Setup['database'], string>;
}

const SECRET = 'only-for-this-benchmark-0123456789abcdef';

const toDatabaseName = (setup: Setup): string => `bench_${setup.name.replace('-', '_')}`;

export function getDatabaseUrl(setup: Setup, { postgresUrl }: RunLocations): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${toDatabaseName(setup)}`;
  return url.href;
}

/** Environment variables of the api: production settings, with the payment sandbox. */
export function getEnvironment(setup: Setup, locations: RunLocations): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SECRETS: SECRET,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    TRUST_PROXY: 'true',
    PAYMENT_SANDBOX: 'true',
    DATA_DIR: join(locations.folder, setup.name),
    // An empty value, here and for Redis, counts as unset and prevents the child process from inheriting the value of this process.
    DATABASE_URL: setup.database === 'PostgreSQL' ? getDatabaseUrl(setup, locations) : '',
    SINGLE_PROCESS: 'true',
    REDIS_URL: setup.usesRedis ? locations.redisUrls[setup.database] : '',
  };
}
