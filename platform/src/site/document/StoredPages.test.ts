import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { resolveVisit } from '../../registry/resolveVisit';
import { TestSite } from '../../testing/TestSite';
import { until } from '../../testing/until';
import { getPublicPaths } from './getPublicPaths';
import { StoredPages } from './StoredPages';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
});
afterAll(() => site.stop());

function listStoredFiles(): string[] {
  const folder = join(site.dataDir, 'rendered');
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
}

describe('stored pages', () => {
  it('are those of every public route without a parameter, in every language', async () => {
    const registry = await site.registry.load();
    const pages = getPublicPaths(resolveVisit(registry, { visitorId: '', country: '', locale: 'en' }).plan);
    expect(pages).toEqual(expect.arrayContaining(['/', '/pages/terms', '/complaints']));
    expect(pages).not.toEqual(expect.arrayContaining(['/settings', '/chats']));
    site.boot.replies = {};
    const storedPages = new StoredPages(site.app.site, 0);
    storedPages.schedule(registry);
    await until('every page is stored', () => listStoredFiles().length === pages.length * LOCALES.length);
    expect(site.boot.loadQueries.map(({ host, country }) => [host, country])).toContainEqual(['example.com', '']);
    storedPages.stop();
  });

  it('of a domain whose texts changed replace the old ones', async () => {
    const before = listStoredFiles();
    site.boot.settings = { ...site.boot.settings, name: 'Another name' };
    new StoredPages(site.app.site, 0).schedule(await site.registry.load());
    await until(
      'all pages were replaced',
      () => listStoredFiles().length === before.length && listStoredFiles().every((file) => !before.includes(file)),
    );
  });

  it('R-351 never show members, who may hide at any time', async () => {
    const before = listStoredFiles().length;
    site.boot.memberReplyUrls.add('/api/search.php?with_photo=true');
    site.boot.settings = { ...site.boot.settings, name: 'A third name' };
    new StoredPages(site.app.site, 0).schedule(await site.registry.load());
    await until('every page but the index is stored', () => listStoredFiles().length === before - LOCALES.length);
  });
});

describe('addresses of public pages', () => {
  it('leave out routes that require a parameter and keep those with an optional one', () => {
    const createRoute = (path: string) =>
      ({ name: path, path, layout: 'Lander', access: 'public', titleKey: 't', prerender: true }) as const;
    const routes = [createRoute('/landers/alone/{slug?}'), createRoute('/members/{id}'), { ...createRoute('/pricing'), prerender: false }];
    const plan = { serial: 1, shell: 's', remotes: [{ name: 'mfe-landers', state: 'on', candidates: [], slots: [], routes }] } as const;
    expect(getPublicPaths({ ...plan, remotes: [{ ...plan.remotes[0], candidates: [], slots: [] }] }, 'mfe-landers')).toEqual([
      '/landers/alone',
    ]);
  });
});
