import { buffer } from 'node:stream/consumers';
import { type BrowserRequest, type Handler, toChunks } from './Exchange';
import { withReleaseFileCache } from './withReleaseFileCache';
import { withoutWorker } from './withoutWorker';

const createGetRequest = (path: string): BrowserRequest => ({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) });

async function* toPieces(text: string): AsyncIterable<Buffer> {
  for (const letter of text) yield Buffer.from(letter);
}

describe('the layer between a front and the site', () => {
  const requestedPaths: string[] = [];
  const site: Handler = async ({ path }) => {
    requestedPaths.push(path);
    return { status: path.includes('gone') ? 404 : 200, headers: { vary: 'cookie' }, body: toPieces(`bytes of ${path}`) };
  };
  beforeEach(() => void requestedPaths.splice(0));

  const readText = async (handler: Handler, path: string): Promise<string> =>
    (await buffer(toChunks((await handler(createGetRequest(path))).body))).toString();

  it('serves a release file again without asking the site', async () => {
    const handler = withReleaseFileCache(site);
    expect(await readText(handler, '/r/shell/1/shell.js')).toBe('bytes of /r/shell/1/shell.js');
    expect(await readText(handler, '/r/shell/1/shell.js')).toBe('bytes of /r/shell/1/shell.js');
    expect(requestedPaths).toEqual(['/r/shell/1/shell.js']);
  });

  it.each(['/members', '/api/search.php', '/r/shell/1/gone.js'])('asks the site each time for %s', async (path) => {
    const handler = withReleaseFileCache(site);
    await readText(handler, path);
    expect(await readText(handler, path)).toBe(`bytes of ${path}`);
    expect(requestedPaths).toEqual([path, path]);
  });

  it('has no service worker', async () => {
    const handler = withoutWorker(site);
    expect((await handler(createGetRequest('/sw.js'))).status).toBe(404);
    expect(await readText(handler, '/login')).toBe('bytes of /login');
    expect(requestedPaths).toEqual(['/login']);
  });
});
