import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getOutputFolder, ROOT } from './folders';
import { variantBuilds } from './variantBuilds';

const FOLDER = path.join(__dirname, 'unprotected');

const sources = ['shell/src', 'shared/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }),
);

describe('the variant without protections', () => {
  it.each(readdirSync(FOLDER))('has %s as the stand-in for exactly one existing module of that name', (file) => {
    const { name } = path.parse(file);
    expect(sources.filter((source) => new RegExp(`(^|/)${name}\\.tsx?$`).test(source))).toHaveLength(1);
  });

  it('replaces the modules that handle digests, failures and reports', () => {
    const texts = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
    expect(texts.join()).not.toMatch(/sha256|sendBeacon|web-vitals|trustedTypes|setTimeout|AbortSignal|sessionStorage/);
  });

  it('is built without digests, Trusted Types and a chunk timeout, but otherwise as released', () => {
    const builds = variantBuilds.unprotected();
    const plugins = builds.map((build) => (build.plugins ?? []).map((plugin) => plugin?.constructor.name));
    expect(builds.map(({ name }) => name)).toEqual(['shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers']);
    expect(plugins.flat()).not.toContain('IntegrityPlugin');
    expect(plugins.flat()).not.toContain('RetryAddressPlugin');
    expect(plugins.every((names) => names.includes('ReleasePlugin'))).toBe(true);
    for (const { name = '', output } of builds) {
      expect(output).toMatchObject({ publicPath: 'auto' });
      expect(output).not.toHaveProperty('crossOriginLoading');
      expect(output).not.toHaveProperty('trustedTypes');
      expect(output).not.toHaveProperty('chunkLoadTimeout');
      expect(output?.path).toBe(path.join(getOutputFolder('unprotected'), name));
    }
  });
});
