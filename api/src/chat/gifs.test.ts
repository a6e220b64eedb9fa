import { aConversation } from '../testing/aConversation';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/gifs.php';
const createClient = async () => api.as(await api.aMember());

test('R-286 R-393 the forty GIFs come 24 per page', async () => {
  const client = await createClient();
  const firstPage = (await client.get(PATH, { locale: 'en_US' })).body;
  const secondPage = (await client.get(PATH, { locale: 'en_US', page: 2 })).body;
  expect([firstPage.gifs.length, firstPage.pages, secondPage.gifs.length]).toEqual([24, 2, 16]);
  expect(new Set([...firstPage.gifs, ...secondPage.gifs].map(({ id }: { id: string }) => id)).size).toBe(40);
});

test.each([
  ['en_US', 'coffee', 'Steaming coffee'],
  ['pl_PL', 'MILOSC', 'Bijące serce'],
  ['fr_FR', 'coeur', 'Cœur qui bat'],
  ['no_NO', 'kaffe', 'Dampende kaffe'],
  ['de_DE', 'guten m', 'Strahlende Sonne'],
])('R-105 R-286 in %s a search for %s finds "%s"', async (locale, q, title) => {
  const { gifs } = (await (await createClient()).get(PATH, { locale, q })).body;
  expect(gifs).toHaveLength(4);
  expect(gifs[0].title).toBe(title);
});

test('R-286 a search without matches returns an empty page', async () => {
  expect((await (await createClient()).get(PATH, { locale: 'en_US', q: 'submarine' })).body).toEqual({ gifs: [], page: 1, pages: 1 });
});

test('R-286 files come from our own address; the still version is not animated', async () => {
  const { gifs } = (await (await createClient()).get(PATH, { locale: 'sv_SE', q: 'hjärta' })).body;
  const [animatedFile, stillFile] = [await api.visitor.get(gifs[0].filename), await api.visitor.get(gifs[0].still)];
  expect(animatedFile.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'; sandbox" });
  expect(animatedFile.text).toContain('<animate');
  expect(stillFile.text).not.toContain('<animate');
});

test('R-105 R-363 R-365 a search needs a known language and a session; an unknown file is not found', async () => {
  for (const locale of ['xx', 'en', 'nb_NO']) expect((await (await createClient()).get(PATH, { locale })).status).toBe(422);
  expect((await api.visitor.get(PATH, { locale: 'en_US' })).body.authentication_required).toBe(true);
  expect((await api.visitor.get('/api/gif.php', { id: 'nothing' })).status).toBe(404);
  expect((await api.visitor.get('/api/gif.php', { id: '../x' })).status).toBe(422);
});

test('R-286 R-288 in a chat each side reads the title in its own language', async () => {
  const { mine, theirs, id, send } = await aConversation(api, { me: { language: 'nb' }, partner: { language: 'fr' } });
  await send({ type: 'gif', gif: 'moon-night' });
  const titles = await Promise.all(
    [mine, theirs].map(async (client) => (await client.get('/api/chat.php', { conversation: id })).body.messages.at(-1).gif.title),
  );
  expect(titles).toEqual(['Måne og skyer', 'Lune et nuages']);
});
