import type { AgeWays } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const DEVELOPMENT_SECRET = 'development-only-secret';
/** Minimum length of a secret in production; the development secret is shorter. */
const MIN_SECRET_LENGTH = 32;

const Environment = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], { default: 'development' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4000 }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  SINGLE_PROCESS: Type.Boolean({ default: false }),
  PUBLIC_ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  SECRETS: Type.String({ default: DEVELOPMENT_SECRET }),
  PAYMENT_SANDBOX: Type.Boolean({ default: false }),
  PAYMENT_PROVIDER: Type.Optional(Type.Literal('none')),
  SMS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  PUSH_SERVICES: Type.Optional(Type.String({ pattern: '^https?://[^/,]+(,https?://[^/,]+)*$' })),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  DRAIN_SECONDS: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  FILES_URL: Type.Optional(Type.String({ pattern: '^s3\\+https?://' })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  TRUST_PROXY: Type.Boolean({ default: false }),
  AGE_ASSURANCE: Type.String({
    pattern: '^([A-Z]{2}|\\*)=(none|self_declared|provider)(,([A-Z]{2}|\\*)=(none|self_declared|provider))*$',
    default: 'GB=provider,*=self_declared',
  }),
  RATE_LIMITS: Type.Boolean({ default: true }),
  DEMO_DATA: Type.Boolean({ default: true }),
  LOG_LEVEL: Type.String({ pattern: '^(silent|fatal|error|warn|info|debug)$', default: 'info' }),
});

/** External configuration of the api. */
export interface Config {
  environment: Static<typeof Environment>['NODE_ENV'];
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** URL of the Redis server shared by several processes; null without one. */
  redisUrl: string | null;
  /** True when no other process changes the database of DATABASE_URL; without Redis, counters are then kept in memory. */
  singleProcess: boolean;
  /** Origin of every link in an email; never taken from a request. */
  publicOrigin: string;
  /** The first secret is used for signing, all of them for verifying. */
  secrets: readonly [string, ...string[]];
  smtpUrl: string | null;
  /** URL of a bucket for files; null to store them in a folder of DATA_DIR. */
  filesUrl: string | null;
  /** Token for reading the metrics; without one, nobody can read them in production, and everyone can elsewhere. */
  metricsToken: string | null;
  /** Time in ms between the announcement of a shutdown and the shutdown. */
  drainMs: number;
  /** Payment provider: the demo's sandbox or none, in which case nothing is sold. */
  payments: 'sandbox' | 'none';
  /** URL of the gateway to which text messages are posted; null without one. */
  smsUrl: string | null;
  /** Origins of push services in addition to those of known browsers. */
  pushServices: readonly string[];
  /** True behind a reverse proxy that sets X-Forwarded-For and -Host itself. */
  trustProxy: boolean;
  /** True to fill an empty database with the demo members; never in production. */
  demoData: boolean;
  logLevel: string;
  /** Cost of a password hash (argon2id). */
  password: { memoryKiB: number; passes: number };
  /** How members of each country prove their age. */
  ageWays: AgeWays;
  /** False only for tests that repeat calls from one IP address; always true in production. */
  rateLimits: boolean;
  /** Event loop delay in ms above which calls are rejected; null to reject none (security 32). */
  pressureMs: number | null;
}

function parseEnvironment(environment: NodeJS.ProcessEnv): Static<typeof Environment> {
  const variables = Object.fromEntries(Object.keys(Environment.properties).map((key) => [key, environment[key] || undefined]));
  const value = Value.Convert(Environment, Value.Default(Environment, variables));
  if (Value.Check(Environment, value)) return value;
  const problems = Value.Errors(Environment, value).map(({ instancePath, message }) => `${instancePath.slice(1)} ${message}`);
  throw new Error(`The environment is not usable: ${problems.join('; ')}.`);
}

/** Chooses the payment provider; production uses the sandbox only on explicit request, since anyone can confirm a payment there. */
function choosePaymentProvider({
  NODE_ENV: environment,
  PAYMENT_PROVIDER: provider,
  PAYMENT_SANDBOX: isSandboxAllowed,
}: Static<typeof Environment>): Config['payments'] {
  if (provider !== undefined) return provider;
  if (environment !== 'production' || isSandboxAllowed) return 'sandbox';
  throw new Error(
    'There is no payment provider but the sandbox, where anyone can confirm a payment: set PAYMENT_SANDBOX=true to allow it, or PAYMENT_PROVIDER=none to sell nothing.',
  );
}

function parseSecrets({ NODE_ENV: environment, SECRETS: list }: Static<typeof Environment>): Config['secrets'] {
  const [secret, ...olderSecrets] = list.split(',').map((secretText) => secretText.trim());
  if (!secret) throw new Error('SECRETS needs at least one secret.');
  if (environment === 'production' && [secret, ...olderSecrets].some((candidate) => candidate.length < MIN_SECRET_LENGTH)) {
    throw new Error(`Production needs SECRETS of its own, each of at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return [secret, ...olderSecrets];
}

/** Returns the public origin. Production must set it, since the default would make email links useless and cookies insecure. */
function getPublicOrigin({ NODE_ENV: environment, PUBLIC_ORIGIN: origin }: Static<typeof Environment>): string {
  if (environment === 'production' && origin === undefined) {
    throw new Error('Production needs PUBLIC_ORIGIN, the address people use, for example https://rendezvous.example.');
  }
  return origin ?? 'http://localhost:3000';
}

const getOperatorSettings = ({ FILES_URL, METRICS_TOKEN, DRAIN_SECONDS, NODE_ENV, PUSH_SERVICES }: Static<typeof Environment>) => ({
  pushServices: PUSH_SERVICES?.split(',') ?? [],
  filesUrl: FILES_URL ?? null,
  metricsToken: METRICS_TOKEN ?? null,
  drainMs: 1_000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 3 : 0)),
});

/**
 * Reads and validates the environment; throws for unusable values and, in production, for short secrets, a missing PUBLIC_ORIGIN, or
 * neither a payment provider nor permission to use the sandbox.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const values = parseEnvironment(environment);
  const payments = choosePaymentProvider(values);
  const secrets = parseSecrets(values);
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    singleProcess: values.SINGLE_PROCESS,
    publicOrigin: getPublicOrigin(values),
    secrets,
    payments,
    smsUrl: values.SMS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    ...getOperatorSettings(values),
    trustProxy: values.TRUST_PROXY,
    demoData: values.DEMO_DATA && values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL,
    password: { memoryKiB: 19 * 1024, passes: 2 },
    rateLimits: values.RATE_LIMITS || values.NODE_ENV === 'production',
    ageWays: Object.fromEntries(values.AGE_ASSURANCE.split(',').map((way) => way.split('='))) as AgeWays,
    pressureMs: values.NODE_ENV === 'production' ? 500 : null,
  };
}
