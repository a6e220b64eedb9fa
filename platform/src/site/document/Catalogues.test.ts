import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDraft, aRelease, createFiles, createCatalogueFiles } from '../../testing/aRelease';
import { ReleaseFolder } from '../releases/ReleaseFolder';
import { Catalogues } from './Catalogues';

const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = { ...createFiles(), ...createCatalogueFiles({ 'chat.title': 'Chats' }) };
const release = aRelease(aDraft({}, files));

describe('texts of a release', () => {
  let catalogues: Catalogues;
  let englishPath: string;
  let germanPath: string;
  beforeAll(async () => {
    const folder = new ReleaseFolder(root);
    await folder.write(release, new Map(Object.entries(files)));
    [englishPath = '', germanPath = ''] = [release.catalogues.en, release.catalogues.de].map((file) => folder.getPath(release, file ?? ''));
    catalogues = new Catalogues(folder);
  });

  it('that are temporarily unreadable are available afterwards', async () => {
    renameSync(englishPath, `${englishPath}.away`);
    expect(await catalogues.loadMessages(release, 'en')).toEqual({});
    renameSync(`${englishPath}.away`, englishPath);
    expect(await catalogues.loadMessages(release, 'en')).toEqual({ 'chat.title': 'Chats' });
  });

  it('that are truncated do not break the page', async () => {
    writeFileSync(germanPath, '{"chat.ti');
    expect(await catalogues.loadMessages(release, 'de')).toEqual({});
  });
});
