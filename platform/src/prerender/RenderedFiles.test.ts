import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderedFiles } from './RenderedFiles';

const page = { html: '<main></main>', styles: [], slots: [], links: [], frame: false };
const folder = mkdtempSync(join(tmpdir(), 'rendered-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('rendered pages on disk', () => {
  it('are found again', async () => {
    const files = new RenderedFiles(join(folder, 'a'));
    expect(await files.read('one')).toBeUndefined();
    await files.write('one', page);
    expect(await files.read('one')).toEqual(page);
  });

  it('of releases that left are removed', async () => {
    const root = join(folder, 'b');
    const files = new RenderedFiles(root);
    await files.keepOnly(new Set());
    for (const key of ['one', 'two', 'three']) await files.write(key, page);
    await files.keepOnly(new Set(['two']));
    expect(readdirSync(root)).toEqual(['two.json']);
  });

  it('that cannot be written are left out', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    await expect(new RenderedFiles(blocked).write('one', page)).resolves.toBeUndefined();
  });
});
