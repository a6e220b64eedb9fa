import { prepareSites } from '../testing/prepareSites';

const { start } = prepareSites();

it('R-412 one process serves site and api on one database, refuses a second start on it, and shuts down cleanly', async () => {
  const first = start();
  const address = await first.outcome;
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(`${address}/platform/health`)).json()).toEqual({ status: 'ok', serial: 0 });
  const settings = await fetch(`${address}/api/settings.php?_force_domain=localhost`);
  expect(await settings.json()).toMatchObject({ settings: { domain: 'localhost' } });
  expect((await fetch(`${address}/`, { headers: { accept: 'text/html' } })).status).toBe(503);

  const second = start();
  expect(await second.outcome).toMatch(/in use by process \d+\. Stop it first/);
  expect(await second.exitCode).toBe(1);

  first.child.kill('SIGINT');
  first.child.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
}, 300_000);
