import { readBoot } from './readBoot';

const page = (json: string | null): Document => {
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
  test('R-003 answers what the server wrote into the document', () => {
    expect(readBoot(page('{"locale":"nl","nonce":"abc","user":null}'))).toEqual({ locale: 'nl', nonce: 'abc', user: null });
  });

  test.each([
    ['without data', null],
    ['with empty data', ''],
  ])('R-003 a document %s says so', (_, json) => {
    expect(() => readBoot(page(json))).toThrow('The document has no boot data');
  });

  test('R-003 broken data never passes for data', () => {
    expect(() => readBoot(page('{"locale":'))).toThrow(SyntaxError);
  });
});
