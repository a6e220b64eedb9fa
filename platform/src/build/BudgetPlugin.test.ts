import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BudgetPlugin } from './BudgetPlugin';
import { runBuild } from './runBuild';

const folder = mkdtempSync(path.join(tmpdir(), 'budget-'));
const sizesFile = path.join(folder, 'sizes/fixture.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with one lazy screen that imports a library with this source. */
function build(library: string): Promise<void> {
  const write = (file: string, source: string): void => writeFileSync(path.join(folder, file), source);
  write('library.js', library);
  write('screen.js', "import { text } from './library.js'; export const screen = text;");
  write('entry.js', "self.open = () => import(/* webpackChunkName: 'screen-members' */ './screen.js');");
  return runBuild({
    mode: 'production',
    context: folder,
    entry: { remoteEntry: path.join(folder, 'entry.js') },
    output: { path: path.join(folder, 'out'), filename: '[name].js' },
    plugins: [new BudgetPlugin({ entry: 'remoteEntry.js', modulesFile: sizesFile })],
  });
}

const createLibrary = (bytes: number): string => `export const text = ${JSON.stringify(randomBytes(bytes).toString('base64'))};`;

describe('a build', () => {
  it('R-096 within budget stores the names of its modules for the next one', async () => {
    await build(createLibrary(10));
    expect(Object.keys(JSON.parse(readFileSync(sizesFile, 'utf8')) as object)).toEqual(['remoteEntry.js', 'screen-members']);
  });

  it('R-096 with a fat import fails and names the budget and the module', async () => {
    await expect(build(createLibrary(60 * 1_024))).rejects.toThrow(
      /Budget "first screen": screen-members is \d+\.\d KB brotli, .*library\.js/,
    );
    expect(existsSync(sizesFile)).toBe(true);
  });
});
