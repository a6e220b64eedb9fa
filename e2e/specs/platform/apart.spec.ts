import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SeparateServers } from '../../support/SeparateServers';

interface PostgresTools {
  findPostgresPrograms: () => string;
  startPostgres: (programs: string) => Promise<{ url: string; stop: () => void }>;
}

const TOOLS = path.resolve(__dirname, '../../../platform/bin/postgres.mjs');

test('R-416 an api and two sites started together on a new PostgreSQL serve what the release images publish', async ({ request }) => {
  test.setTimeout(180_000);
  const { findPostgresPrograms, startPostgres } = (await import(TOOLS)) as PostgresTools;
  const postgres = await startPostgres(findPostgresPrograms());
  const servers = new SeparateServers(postgres.url);
  try {
    const api = await servers.startApi();
    const [one, two] = await Promise.all([servers.startSite(api), servers.startSite(api)]);

    await test.step('a release is published once and is live at every site', async () => {
      expect(await servers.publish('shell', one)).toMatch(/^shell \S+ published and promoted$/);
      const publications = await Promise.all([servers.publish('mfe-chat', two), servers.publish('mfe-auth', one)]);
      for (const line of publications) expect(line).toMatch(/^mfe-(chat|auth) \S+ published and promoted$/);
      expect(await servers.publish('mfe-chat', one)).toMatch(/is already published$/);
      await expect
        .poll(async () => (await (await request.get(`${one}/platform/health`)).json()) as object)
        .toEqual({ status: 'ok', serial: 3 });
      const [entry] = /\/r\/mfe-chat\/[^"]+\/remoteEntry\.js/.exec(await (await request.get(`${two}/platform/plan`)).text()) ?? [];
      for (const site of [one, two]) expect((await request.get(`${site}${entry}`)).status()).toBe(200);
    });

    await test.step('pages and calls reach the api', async () => {
      for (const site of [one, two]) {
        expect((await request.get(site, { headers: { accept: 'text/html' } })).status()).toBe(200);
        expect(await (await request.get(`${site}/api/health.php`)).json()).toMatchObject({ status: 'ok', database: true });
      }
    });
  } finally {
    await servers.stop();
    postgres.stop();
  }
});
