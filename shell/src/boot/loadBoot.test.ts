import { readBoot } from './loadBoot';

const createPage = (json: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (json === null) return page;
  const bootScript = page.createElement('script');
  bootScript.type = 'application/json';
  bootScript.id = 'boot';
  bootScript.textContent = json;
  page.body.append(bootScript);
  return page;
};

describe('readBoot', () => {
  test('R-003 returns what the server wrote into the document', () => {
    const writtenBoot = { locale: 'nl', nonce: 'abc', user: null, plan: { serial: 1, shell: '', remotes: [] } };
    expect(readBoot(createPage(JSON.stringify(writtenBoot)))).toEqual(writtenBoot);
  });

  test('R-003 returns nothing for the document of a plain static host', () => {
    expect(readBoot(createPage('{"beaconToken":""}'))).toBeUndefined();
  });

  test.each([
    ['without data', null],
    ['with empty data', ''],
  ])('R-003 throws on a document %s', (_, json) => {
    expect(() => readBoot(createPage(json))).toThrow('The document has no boot data');
  });

  test('R-003 throws on malformed data', () => {
    expect(() => readBoot(createPage('{"locale":'))).toThrow(SyntaxError);
  });
});
