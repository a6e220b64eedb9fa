import type { RemoteLoader } from '@rendezvous/shared/remote';
import { fetchCatalogue } from './fetchCatalogue';
import { loadCatalogues } from './loadCatalogues';

const reply = (status: number, body: unknown) => ({ ok: status < 400, status, json: async () => body }) as Response;

const loader = (catalogues: Record<string, Record<string, unknown>>) =>
  ({ catalogues: jest.fn(async () => catalogues) }) as unknown as RemoteLoader & { catalogues: jest.Mock };

const boot = { plan: { serial: 1, shell: '1.0.0-a', remotes: [] } };
const CATALOGUE_URL = '/platform/catalogues/shell/1.0.0-a/nl';
const found = { url: '/shell/lang/nl.json', integrity: 'sha256-nl' };

describe('the texts in another language', () => {
  const before = globalThis.fetch;
  const request = jest.fn<Promise<Response>, [string, RequestInit]>();

  beforeEach(() => {
    request
      .mockReset()
      .mockImplementation(async (url) => (url === CATALOGUE_URL ? reply(200, found) : reply(200, { 'shell.title': 'Titel' })));
    Object.assign(globalThis, { fetch: request });
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });
  afterAll(() => void Object.assign(globalThis, { fetch: before }));

  test('R-103 R-107 are those of the shell and of every remote in use', async () => {
    const remotes = loader({ 'mfe-chat': { 'chat.title': 'Berichten' } });
    await expect(loadCatalogues(boot, remotes, 'nl')).resolves.toEqual({
      shell: { 'shell.title': 'Titel' },
      'mfe-chat': { 'chat.title': 'Berichten' },
    });
    expect(remotes.catalogues).toHaveBeenCalledWith('nl');
  });

  test('are fetched with their digest', async () => {
    await loadCatalogues(boot, loader({}), 'nl');
    expect(request).toHaveBeenCalledTimes(2);
    expect(request.mock.calls[1]).toEqual(['/shell/lang/nl.json', expect.objectContaining({ integrity: 'sha256-nl' })]);
  });

  test('R-107 a language without a file in the shell falls back to the texts in the sources', async () => {
    request.mockResolvedValue(reply(404, {}));
    await expect(loadCatalogues(boot, loader({}), 'pl')).resolves.toEqual({ shell: {} });
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('a missing file is a failure, not an empty language', async () => {
    request.mockImplementation(async (url) => (url === CATALOGUE_URL ? reply(200, found) : reply(404, {})));
    await expect(loadCatalogues(boot, loader({}), 'nl')).rejects.toThrow('/shell/lang/nl.json answered 404');
    await expect(fetchCatalogue('/chat/lang/nl.json', '')).rejects.toThrow('404');
  });
});
