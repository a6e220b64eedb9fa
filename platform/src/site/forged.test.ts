import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../registry/Registry';
import { aDraft, createFiles } from '../testing/aRelease';
import { parseBootData } from '../testing/parseBootData';
import { TestSite } from '../testing/TestSite';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

const loadCandidateIds = async (): Promise<string[]> => {
  const chat = parseBootData((await site.open('/chats')).body).plan.remotes.find(({ name }) => name === 'mfe-chat');
  return chat?.candidates.map(({ release }) => release) ?? [];
};

/** Acts as an attacker who can write to the database and the releases folder but has no team's key. */
async function forge(id: string): Promise<void> {
  const evilCode = Buffer.from('evil()');
  writeFileSync(join(site.dataDir, `releases/r/mfe-chat/${id}/remoteEntry.js`), evilCode);
  const registry = await site.registry.load();
  const release = registry.releases[`mfe-chat/${id}`];
  if (release === undefined) throw new Error(`there is no ${id}`);
  const integrity = { ...release.integrity, 'remoteEntry.js': `sha256-${createHash('sha256').update(evilCode).digest('base64')}` };
  const forgedRegistry: Registry = { ...registry, releases: { ...registry.releases, [`mfe-chat/${id}`]: { ...release, integrity } } };
  await site.registry.append(registry.serial, forgedRegistry, {
    who: 'nobody',
    action: 'publish',
    remote: 'mfe-chat',
    release: id,
    why: '',
  });
  site.now += 5_000;
}

describe('R-020 a release whose document was changed after its team signed it', () => {
  it('is offered to nobody; visits get the last good one', async () => {
    const { chat } = await site.release();
    const files = createFiles('second');
    const next = aDraft({ version: '1.1.0' }, files);
    await site.publish('chat', next, files);
    await site.promote('chat', 'mfe-chat', next.id);
    expect(await loadCandidateIds()).toEqual([next.id, chat.id]);
    await forge(next.id);
    expect(await loadCandidateIds()).toEqual([chat.id]);
    expect((await site.callDeployApi('chat', 'GET', '/why?remote=mfe-chat&visitor=abc')).json().trace[0]).toMatchObject({
      ...{ rule: 'stable', release: next.id, taken: false, reason: 'unknown release' },
    });
  });

  it('leaves the page without the remote when there is no other release; the page still loads', async () => {
    const { chat } = await site.release();
    await forge(chat.id);
    expect(await loadCandidateIds()).toEqual([]);
    expect((await site.open('/')).statusCode).toBe(200);
  });
});
