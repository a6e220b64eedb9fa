import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Release } from '@rendezvous/shared/contract';
import { aDraft, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';
import { DeployClient, type UploadOptions } from './DeployClient';
import { publishPackage, type PublishOptions } from './publishPackage';
import type { Build } from './readBuild';
import { TeamSecrets } from './TeamSecrets';

let site: TestSite;
let server: string;
beforeEach(async () => {
  site = await TestSite.start();
  await site.release();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterEach(() => site.stop());

/** A client that loses one race per queued rival: before each of its uploads arrives, the next rival publishes. */
class OvertakenClient extends DeployClient {
  uploadCount = 0;

  constructor(private readonly rivals: (() => Promise<unknown>)[]) {
    super(server, site.readSecret('chat', 'token'));
  }

  override async publish(serial: number, release: Release, files: ReadonlyMap<string, Buffer>, options: UploadOptions) {
    this.uploadCount += 1;
    await this.rivals.shift()?.();
    return super.publish(serial, release, files, options);
  }
}

const aBuild = (text: string, version = '1.0.0'): Build => {
  const files = createFiles(text);
  return { draft: aDraft({ version }, files), files: new Map(Object.entries(files)) };
};
const publish = (client: DeployClient, build: Build, options: Partial<PublishOptions> = {}) =>
  publishPackage(client, new TeamSecrets(join(site.dataDir, 'keys'), {}), build, { bump: false, promote: true, dryRun: false, ...options });
const loadChatEntry = async () => (await site.registry.load()).remotes['mfe-chat'];
const publishOtherRemote = (): Promise<unknown> => site.publish('auth', aDraft({ remote: 'mfe-auth' }));

describe('publishing while others publish', () => {
  it('R-020 an upgrade that lost a race is still published and promoted', async () => {
    const client = new OvertakenClient([publishOtherRemote]);
    const build = aBuild('second', '1.1.0');
    expect(await publish(client, build)).toMatchObject({ release: build.draft.id, isNew: true, isPromoted: true, stable: build.draft.id });
    expect(client.uploadCount).toBe(2);
    expect((await loadChatEntry())?.stable).toBe(build.draft.id);
  });

  it('R-020 publishing and promoting is one change: nothing can come in between, and the history shows both', async () => {
    const initialSerial = await site.loadSerial();
    const { serial } = await publish(new OvertakenClient([]), aBuild('second', '1.1.0'));
    expect(serial).toBe(initialSerial + 1);
    expect((await site.registry.loadHistory('mfe-chat', 1))[0]).toMatchObject({ serial, action: 'publish and promote' });
  });

  it('a publish with an expected serial is not retried after losing a race', async () => {
    const client = new OvertakenClient([publishOtherRemote]);
    const expectSerial = await site.loadSerial();
    await expect(publish(client, aBuild('second', '1.1.0'), { expectSerial })).rejects.toThrow('The registry has moved on');
    expect(client.uploadCount).toBe(1);
    expect((await loadChatEntry())?.published).toHaveLength(1);
  });

  it('moves on to the next free version when another publisher took the first one', async () => {
    const otherBuild = aBuild('other');
    const client = new OvertakenClient([() => publish(new OvertakenClient([]), otherBuild, { bump: true })]);
    const { release } = await publish(client, aBuild('mine'), { bump: true });
    expect(release).toMatch(/^1\.0\.2-/);
    expect((await loadChatEntry())?.published.map((id) => id.slice(0, -9))).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  });

  it('leaves the release unchanged when another publisher published the same content first', async () => {
    const build = aBuild('second', '1.1.0');
    const client = new OvertakenClient([() => publish(new OvertakenClient([]), build)]);
    expect(await publish(client, build)).toMatchObject({ isNew: false, isPromoted: false, stable: build.draft.id });
    expect((await loadChatEntry())?.published).toHaveLength(2);
  });

  it('a rejection is not treated as a race and is reported at once', async () => {
    const client = new OvertakenClient([]);
    await expect(publish(client, aBuild('other bytes'))).rejects.toThrow('Version 1.0.0 of mfe-chat exists');
    expect(client.uploadCount).toBe(1);
  });
});

it('R-415 --promote does not publish a release that the live shell cannot serve, so that a second attempt fails the same way', async () => {
  const build = aBuild('greedy', '2.0.0');
  const demandingBuild = { ...build, draft: { ...build.draft, requires: { ...build.draft.requires, shared: '^2.0' } } };
  for (const _ of [1, 2])
    await expect(publish(new OvertakenClient([]), demandingBuild)).rejects.toThrow('needs shared ^2.0, the shell provides 1.0.0');
  expect((await loadChatEntry())?.published).toHaveLength(1);
});
