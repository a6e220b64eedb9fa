import { loadConfig } from './config';

const SECRET = 's'.repeat(32);

test('an empty environment means development with the embedded database', () => {
  expect(loadConfig({})).toMatchObject({ environment: 'development', port: 4000, databaseUrl: null, smtpUrl: null, dataDir: '.data' });
});

test('values are parsed into their types', () => {
  const config = loadConfig({ PORT: '8080', DATABASE_URL: 'postgres://db/x', SECRETS: `${SECRET}, older-secret` });
  expect(config).toMatchObject({ port: 8080, databaseUrl: 'postgres://db/x', secrets: [SECRET, 'older-secret'] });
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ PUBLIC_ORIGIN: 'https://rendezvous.example/' }, 'PUBLIC_ORIGIN'],
])('%j is rejected, naming the variable', (environment, name) => {
  expect(() => loadConfig(environment)).toThrow(name);
});

test('security 34: production rejects development secrets and short ones', () => {
  expect(() => loadConfig({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'true' })).toThrow('SECRETS of its own');
  expect(() => loadConfig({ NODE_ENV: 'production', SECRETS: 'too-short-for-it', PAYMENT_SANDBOX: 'true' })).toThrow('32 characters');
  expect(() => loadConfig({ NODE_ENV: 'production', SECRETS: 'short', PAYMENT_SANDBOX: 'true' })).toThrow(/^[^;]*32 characters\.$/);
  expect(() => loadConfig({ NODE_ENV: 'production', SECRETS: `${SECRET},short`, PAYMENT_SANDBOX: 'true' })).toThrow('32 characters');
});

test('security 34: production needs its own address, for links and secure cookies', () => {
  const production = { NODE_ENV: 'production', SECRETS: SECRET, PAYMENT_SANDBOX: 'true' };
  expect(() => loadConfig(production)).toThrow('PUBLIC_ORIGIN');
  const publicOrigin = 'https://rendezvous.example';
  expect(loadConfig({ ...production, PUBLIC_ORIGIN: publicOrigin })).toMatchObject({ environment: 'production', publicOrigin });
});

test('security 28: custom push services are configured by origin', () => {
  expect(loadConfig({}).pushServices).toEqual([]);
  const origins = ['https://push.rendezvous.example', 'http://127.0.0.1:8080'];
  expect(loadConfig({ PUSH_SERVICES: origins.join(',') }).pushServices).toEqual(origins);
  expect(() => loadConfig({ PUSH_SERVICES: 'https://push.example/path' })).toThrow('PUSH_SERVICES');
});

test('R-398 production has the payment sandbox only when configured to', () => {
  expect(() => loadConfig({ NODE_ENV: 'production', SECRETS: SECRET })).toThrow('PAYMENT_SANDBOX');
  expect(loadConfig({ PAYMENT_SANDBOX: 'false' }).environment).toBe('development');
});

test('R-398 payments are collected by the sandbox outside production, and as the operator configures in production', () => {
  const production = { NODE_ENV: 'production', SECRETS: SECRET, PUBLIC_ORIGIN: 'https://rendezvous.example' };
  expect(loadConfig({}).payments).toBe('sandbox');
  expect(loadConfig({ PAYMENT_PROVIDER: 'none' }).payments).toBe('none');
  expect(loadConfig({ ...production, PAYMENT_SANDBOX: 'true' }).payments).toBe('sandbox');
  expect(loadConfig({ ...production, PAYMENT_PROVIDER: 'none' }).payments).toBe('none');
  expect(() => loadConfig({ ...production, PAYMENT_PROVIDER: 'another' })).toThrow('PAYMENT_PROVIDER');
  expect(() => loadConfig(production)).toThrow('PAYMENT_PROVIDER=none');
});

test('R-217 the age check is configured by country; GB uses a provider by default', () => {
  expect(loadConfig({}).ageWays).toEqual({ GB: 'provider', '*': 'self_declared' });
  expect(loadConfig({ AGE_ASSURANCE: 'FR=provider,*=none' }).ageWays).toEqual({ FR: 'provider', '*': 'none' });
  expect(() => loadConfig({ AGE_ASSURANCE: 'FR=perhaps' })).toThrow('AGE_ASSURANCE');
});
