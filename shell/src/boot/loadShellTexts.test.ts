import { loadShellTexts } from './loadShellTexts';

const catalogue = { url: '/r/shell/1.0.0-a/lang/en.json', integrity: 'sha256-x' };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Fakes a network on which the first `failures` requests fail; returns the list to which it adds the requested URLs. */
function fakeNetwork(failures: number): string[] {
  const requestedUrls: string[] = [];
  globalThis.fetch = async (url) => {
    requestedUrls.push(String(url));
    if (requestedUrls.length <= failures) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => ({ 'shell.nav': 'Navigation' }) } as Response;
  };
  return requestedUrls;
}

test('come from the address that the document names', async () => {
  const requestedUrls = fakeNetwork(0);
  expect(await loadShellTexts({ catalogue })).toEqual({ 'shell.nav': 'Navigation' });
  expect(requestedUrls).toEqual([catalogue.url]);
});

test('are requested again, bypassing every cache, when the reply is lost', async () => {
  const requestedUrls = fakeNetwork(1);
  expect(await loadShellTexts({ catalogue })).toEqual({ 'shell.nav': 'Navigation' });
  expect(requestedUrls).toEqual([catalogue.url, `${catalogue.url}?try=1`]);
});

test('fail when the second request fails too', async () => {
  fakeNetwork(2);
  await expect(loadShellTexts({ catalogue })).rejects.toThrow('Failed to fetch');
});

test('are empty when the shell has none', async () => {
  expect(await loadShellTexts({})).toEqual({});
});
