import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
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

  it('of releases that are no longer in use are removed', async () => {
    const root = join(folder, 'b');
    const files = new RenderedFiles(root);
    await files.removeAllExcept(new Set());
    for (const key of ['one', 'two', 'three']) await files.write(key, page);
    await files.removeAllExcept(new Set(['two']));
    expect(readdirSync(root)).toEqual(['two.json']);
  });

  it('that were truncated are ignored, and written again', async () => {
    const root = join(folder, 'c');
    const files = new RenderedFiles(root);
    await files.write('one', page);
    truncateSync(join(root, 'one.json'), 10);
    expect(await files.read('one')).toBeUndefined();
    await files.write('one', page);
    expect(await files.read('one')).toEqual(page);
  });

  it('that several sites write at once are complete, and leave no temporary files', async () => {
    const root = join(folder, 'd');
    const longPage = { ...page, html: 'x'.repeat(200_000) };
    await Promise.all([page, longPage, page, longPage].map((content) => new RenderedFiles(root).write('one', content)));
    expect([page, longPage]).toContainEqual(await new RenderedFiles(root).read('one'));
    mkdirSync(join(root, 'two.json/full'), { recursive: true });
    await new RenderedFiles(root).write('two', page);
    expect(readdirSync(root)).toEqual(['one.json', 'two.json']);
  });

  it('that cannot be written are skipped', async () => {
    const blockedPath = join(folder, 'file');
    writeFileSync(blockedPath, '');
    await expect(new RenderedFiles(blockedPath).write('one', page)).resolves.toBeUndefined();
  });
});
