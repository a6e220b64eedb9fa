import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE, type LanderCampaign } from '@rendezvous/shared/contract';
import { prepareSites } from '../testing/prepareSites';
import { until } from '../testing/until';

const { dataDir, start } = prepareSites();

it('R-412 starting on a port that is taken fails with a clear message', async () => {
  const otherServer = createServer().listen(0);
  await new Promise((resolve) => otherServer.once('listening', resolve));
  const { port } = otherServer.address() as AddressInfo;
  const { outcome, exitCode } = start({ DATA_DIR: `${dataDir}/other`, PORT: String(port) });
  expect(await outcome).toMatch(/^Port \d+ is taken\./);
  expect(await exitCode).toBe(1);
  otherServer.close();
}, 300_000);

it('R-348 the api shows the next visitor what marketing launched through the deploy api; nobody else can reach its internal calls', async () => {
  const { child, outcome, exitCode } = start({ DATA_DIR: `${dataDir}/landers`, SECRETS: 'newer-secret,older-secret' });
  const address = await outcome;
  const token = readFileSync(join(dataDir, 'landers/keys/marketing.token'), 'utf8').trim();
  const callDeployApi = async (path: string, body?: object): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${address}/platform/api/landers${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  };
  const { campaign } = (await (await callDeployApi('/campaign?name=gallery&slug=default')).json()) as { campaign: LanderCampaign };
  const texts = { ...campaign.texts, en: { ...campaign.texts.en, headline: 'By the lake' } };
  const launchReply = await callDeployApi('/launch', { campaign: { ...campaign, slug: 'lake', texts }, serial: 0 });
  expect([launchReply.status, await launchReply.json()]).toMatchObject([200, { serial: 1, after: 1 }]);
  const landerReply = await fetch(`${address}/api/lander.php?name=gallery&slug=lake&locale=en`);
  expect(await landerReply.json()).toMatchObject({ lander: { slug: 'lake', headline: 'By the lake' } });
  for (const path of ['/internal/landers', '/api/..%2finternal/landers']) {
    expect([path, (await fetch(address + path, { headers: { accept: '*/*' } })).status]).not.toEqual([path, 200]);
  }
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
}, 90_000);

const ownPageHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [CLIENT_HEADER]: CLIENT_HEADER_VALUE };
const loginBody = JSON.stringify({ login: 'premium@rendezvous.example', password: 'Rendezvous-2026' });

/** Sends the beginning of a login; returns a function that sends the rest and resolves with the status. */
function startLogin(address: string): Promise<() => Promise<number | undefined>> {
  const call = request(`${address}/api/user.php`, { method: 'POST', headers: { ...ownPageHeaders, 'content-length': loginBody.length } });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => resolve(response.resume().statusCode));
    call.on('error', reject);
  });
  const finishLogin = (): Promise<number | undefined> => {
    call.end(loginBody.slice(20));
    return status;
  };
  return new Promise((resolve) => call.write(loginBody.slice(0, 20), () => resolve(finishLogin)));
}

async function isRefused(address: string): Promise<boolean> {
  return fetch(address).then(
    () => false,
    () => true,
  );
}

it('R-410 security 35: on SIGTERM streams end with a retry hint, health reports not ready, running requests finish, and nothing else delays the exit', async () => {
  const { child, outcome, exitCode } = start({ DATA_DIR: `${dataDir}/drain`, DRAIN_SECONDS: '5' });
  const address = await outcome;
  const loginReply = await fetch(`${address}/api/user.php`, { method: 'POST', headers: ownPageHeaders, body: loginBody });
  const [cookie = ''] = loginReply.headers.getSetCookie().filter((setCookie) => setCookie.startsWith(AUTH_COOKIE));
  const stream = await fetch(`${address}/api/events.php`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const finish = await startLogin(address);

  child.kill('SIGTERM');
  // If the connection were cut, this would reject instead of reaching the end of the stream.
  expect(await stream.text()).toMatch(/retry: \d{4}\n\n$/);
  for (const path of ['/platform/health', '/api/health.php']) {
    const health = await fetch(address + path);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'draining' }]);
  }
  expect((await fetch(`${address}/api/events.php`, { headers: { cookie } })).status).toBe(503);
  expect((await fetch(`${address}/api/user.php`, { headers: { cookie } })).status).toBe(200);
  await until('connections are refused', () => isRefused(address));
  expect(await finish()).toBe(200);
  expect(await exitCode).toBe(0);
}, 90_000);
