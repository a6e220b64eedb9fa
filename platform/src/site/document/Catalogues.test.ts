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
  let english: string;
  let german: string;
  beforeAll(async () => {
    const folder = new ReleaseFolder(root);
    await folder.write(release, new Map(Object.entries(files)));
    [english = '', german = ''] = [release.catalogues.en, release.catalogues.de].map((file) => folder.getPath(release, file ?? ''));
    catalogues = new Catalogues(folder);
  });

  it('that are temporarily unreadable are available afterwards', async () => {
    renameSync(english, `${english}.away`);
    expect(await catalogues.loadMessages(release, 'en')).toEqual({});
    renameSync(`${english}.away`, english);
    expect(await catalogues.loadMessages(release, 'en')).toEqual({ 'chat.title': 'Chats' });
  });

  it('that are truncated do not break the page', async () => {
    writeFileSync(german, '{"chat.ti');
    expect(await catalogues.loadMessages(release, 'de')).toEqual({});
  });
});
