import fc from 'fast-check';
import { escapeHtml, inlineJson } from './escapeHtml';
import { toOrigin } from './headLinks';
import { plainText } from './Catalogues';

describe('text that is put into a document', () => {
  it('never opens an element or ends an attribute', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });

  it('as JSON never closes its script element, and means the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = inlineJson({ value, evil: '</script><!--' });
        return !text.includes('<') && JSON.stringify(JSON.parse(text).value) === JSON.stringify(value);
      }),
    );
  });

  it.each([
    ['a text', 'Messages', 'Messages'],
    ['a compiled text', [{ type: 0, value: 'Messages' }], 'Messages'],
    ['one with a variable', [{ type: 1, value: 'name' }], undefined],
    [
      'one of several parts',
      [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
      undefined,
    ],
    ['an empty one', [], undefined],
    ['nothing', undefined, undefined],
  ])('of a message is plain when it is %s', (_, message, text) => {
    expect(plainText(message)).toBe(text);
  });
});

describe('R-094 the origin of links', () => {
  it.each([
    ['a.example', 'https://a.example', 'https://a.example'],
    ['localhost', 'http://localhost:3000', 'http://localhost:3000'],
    ['b.example', 'https://a.example', 'https://b.example'],
    ['', 'https://a.example', 'https://a.example'],
  ])('of domain "%s" at %s is %s', (domain, publicOrigin, origin) => {
    expect(toOrigin(domain, publicOrigin)).toBe(origin);
  });
});
