import type { RemoteLoader } from '@rendezvous/shared/remote';
import { fetchCatalogue } from './fetchCatalogue';
import { loadCatalogues } from './loadCatalogues';

const aResponse = (status: number, body: unknown) => ({ ok: status < 400, status, json: async () => body }) as Response;

const aLoader = (catalogues: Record<string, Record<string, unknown>>) =>
  ({ catalogues: jest.fn(async () => catalogues) }) as unknown as RemoteLoader & { catalogues: jest.Mock };

const boot = { plan: { serial: 1, shell: '1.0.0-a', remotes: [] } };
const CATALOGUE_URL = '/platform/catalogues/shell/1.0.0-a/nl';
const foundCatalogue = { url: '/shell/lang/nl.json', integrity: 'sha256-nl' };

describe('the texts in another language', () => {
  const originalFetch = globalThis.fetch;
  const fakeFetch = jest.fn<Promise<Response>, [string, RequestInit]>();

  beforeEach(() => {
    fakeFetch
      .mockReset()
      .mockImplementation(async (url) =>
        url === CATALOGUE_URL ? aResponse(200, foundCatalogue) : aResponse(200, { 'shell.title': 'Titel' }),
      );
    Object.assign(globalThis, { fetch: fakeFetch });
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });
  afterAll(() => void Object.assign(globalThis, { fetch: originalFetch }));

  test('R-103 R-107 are those of the shell and of every remote in use', async () => {
    const loader = aLoader({ 'mfe-chat': { 'chat.title': 'Berichten' } });
    await expect(loadCatalogues(boot, loader, 'nl')).resolves.toEqual({
      shell: { 'shell.title': 'Titel' },
      'mfe-chat': { 'chat.title': 'Berichten' },
    });
    expect(loader.catalogues).toHaveBeenCalledWith('nl');
  });

  test('are fetched with their digest', async () => {
    await loadCatalogues(boot, aLoader({}), 'nl');
    expect(fakeFetch).toHaveBeenCalledTimes(2);
    expect(fakeFetch.mock.calls[1]).toEqual(['/shell/lang/nl.json', expect.objectContaining({ integrity: 'sha256-nl' })]);
  });

  test('R-107 a language without a file in the shell falls back to the texts in the sources', async () => {
    fakeFetch.mockResolvedValue(aResponse(404, {}));
    await expect(loadCatalogues(boot, aLoader({}), 'pl')).resolves.toEqual({ shell: {} });
    expect(fakeFetch).toHaveBeenCalledTimes(1);
  });

  test('a missing file is a failure, not an empty language', async () => {
    fakeFetch.mockImplementation(async (url) => (url === CATALOGUE_URL ? aResponse(200, foundCatalogue) : aResponse(404, {})));
    await expect(loadCatalogues(boot, aLoader({}), 'nl')).rejects.toThrow('/shell/lang/nl.json answered 404');
    await expect(fetchCatalogue('/chat/lang/nl.json', '')).rejects.toThrow('404');
  });
});
