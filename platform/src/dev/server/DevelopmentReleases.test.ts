import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveVisit } from '../../registry/resolveVisit';
import { createEmptyRegistry } from '../../registry/Registry';
import { readSiteConfig } from '../../site/server/readSiteConfig';
import { aRelease, aShell } from '../../testing/aRelease';
import { TestSite } from '../../testing/TestSite';
import { DevelopmentReleases } from './DevelopmentReleases';

const root = mkdtempSync(path.join(tmpdir(), 'developed-'));
afterAll(() => rmSync(root, { recursive: true }));

function build(name: string, files: Record<string, string>): void {
  const folder = path.join(root, name, 'dist/dev');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  build('shell', { 'release.json': JSON.stringify(aShell({ id: 'dev' })) });
  build('mfe-chat', { 'release.json': JSON.stringify(aRelease({ id: 'dev' })), 'remoteEntry.js': 'first' });
});

const visit = { visitorId: 'v', country: 'NL', locale: 'en' } as const;

describe('DevelopmentReleases', () => {
  it('offers the output of the compilers, read again each time, without a fallback', async () => {
    const developmentReleases = new DevelopmentReleases(['shell', 'mfe-chat'], root);
    const { plan } = resolveVisit(await developmentReleases.toLiveRegistry(createEmptyRegistry()), visit);
    expect(plan.shell).toBe('dev');
    expect(plan.remotes.map(({ name, candidates }) => [name, candidates.map(({ entry }) => entry)])).toEqual([
      ['mfe-chat', ['/r/mfe-chat/dev/remoteEntry.js']],
    ]);
    build('mfe-chat', { 'release.json': JSON.stringify(aRelease({ id: 'dev', slots: ['new-slot'] })) });
    expect(resolveVisit(await developmentReleases.toLiveRegistry(createEmptyRegistry()), visit).plan.remotes[0]?.slots).toEqual([
      'new-slot',
    ]);
  });

  it('retries while a build is half written', async () => {
    build('mfe-chat', { 'release.json': '{"id":' });
    const pendingRegistry = new DevelopmentReleases(['mfe-chat'], root).toLiveRegistry(createEmptyRegistry());
    build('mfe-chat', { 'release.json': JSON.stringify(aRelease({ id: 'dev' })) });
    expect((await pendingRegistry).remotes['mfe-chat']?.stable).toBe('dev');
  });

  it('serves only its own packages, from their folder', async () => {
    const developmentReleases = new DevelopmentReleases(['mfe-chat'], root);
    expect((await developmentReleases.readFile('mfe-chat', 'dev', 'remoteEntry.js'))?.toString()).toBe('first');
    expect(await developmentReleases.readFile('mfe-chat', '1.0.0-abc', 'remoteEntry.js')).toBeUndefined();
    expect(await developmentReleases.readFile('shell', 'dev', 'release.json')).toBeUndefined();
    expect(await developmentReleases.readFile('mfe-chat', 'dev', '../../../shell/dist/dev/release.json')).toBeUndefined();
  });
});

describe('a site in development', () => {
  it('serves the package from source, never cached, and the others from releases', async () => {
    const site = await TestSite.start({ development: new DevelopmentReleases(['mfe-chat'], root) });
    const { shell, chat } = await site.release();
    const plan = (await site.app.inject('/platform/plan')).json<{ shell: string }>();
    const file = await site.app.inject('/r/mfe-chat/dev/remoteEntry.js');
    expect(plan.shell).toBe(shell.id);
    expect((await site.app.inject('/__dev/packages')).json()).toEqual({
      served: { shell: shell.id, 'mfe-chat': 'dev' },
      released: { shell: shell.id, 'mfe-chat': chat.id },
    });
    expect([file.body, file.headers['cache-control']]).toEqual(['first', 'no-cache']);
    expect((await site.app.inject(`/r/shell/${shell.id}/shell.js`)).headers['cache-control']).toContain('immutable');
    await site.stop();
  });

  it('is refused in production', () => {
    const productionEnvironment = {
      NODE_ENV: 'production',
      SECRETS: 's'.repeat(32),
      TEAMS_FILE: 'teams.json',
      PUBLIC_ORIGIN: 'https://a.example',
    };
    expect(readSiteConfig(productionEnvironment).developedPackages).toEqual([]);
    expect(() => readSiteConfig({ ...productionEnvironment, DEVELOPED_PACKAGES: 'mfe-chat' })).toThrow('for development only');
  });
});
