import { loadConfig, type Config } from '../config';

/** Configuration of tests: silent log, cheap password hashes and no rate limits, unless overridden. */
export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_ORIGIN: 'http://localhost:3000' }),
  password: { memoryKiB: 8, passes: 1 },
  rateLimits: false,
  ...overrides,
});
