import { readBoot } from './loadBoot';

const createPage = (json: string | null): Document => {
  const made = document.implementation.createHTMLDocument();
  if (json === null) return made;
  const data = made.createElement('script');
  data.type = 'application/json';
  data.id = 'boot';
  data.textContent = json;
  made.body.append(data);
  return made;
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
