import { ownTexts } from './ownTexts';

const catalogue = { url: '/r/shell/1.0.0-a/lang/en.json', integrity: 'sha256-x' };
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** A network on which requests to the primary addresses fail. */
function network(failures: number): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    if (asked.length <= failures) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => ({ 'shell.nav': 'Navigation' }) } as Response;
  };
  return asked;
}

test('come from the address that the document names', async () => {
  const asked = network(0);
  expect(await ownTexts({ catalogue })).toEqual({ 'shell.nav': 'Navigation' });
  expect(asked).toEqual([catalogue.url]);
});

test('are asked for again, past every cache, when the answer is lost', async () => {
  const asked = network(1);
  expect(await ownTexts({ catalogue })).toEqual({ 'shell.nav': 'Navigation' });
  expect(asked).toEqual([catalogue.url, `${catalogue.url}?try=1`]);
});

test('fail with the second answer', async () => {
  network(2);
  await expect(ownTexts({ catalogue })).rejects.toThrow('Failed to fetch');
});

test('are none when the shell has none', async () => {
  expect(await ownTexts({})).toEqual({});
});
