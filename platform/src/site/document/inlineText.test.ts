import fc from 'fast-check';
import { escapeHtml, toInlineJson } from './escapeHtml';
import { toOrigin } from '../search/pageAddresses';

describe('text that is put into a document', () => {
  it('never opens an element or ends an attribute', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });

  it('as JSON never closes its script element, and parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = toInlineJson({ value, evil: '</script><!--' });
        return !text.includes('<') && JSON.stringify(JSON.parse(text).value) === JSON.stringify(value);
      }),
    );
  });
});

describe('R-094 the origin of links', () => {
  it.each([
    ['a.example', 'https://a.example', 'https://a.example'],
    ['localhost', 'http://localhost:3000', 'http://localhost:3000'],
    ['b.example', 'https://a.example', 'https://b.example'],
    ['invite.localhost', 'http://localhost:3000', 'http://invite.localhost:3000'],
    ['', 'https://a.example', 'https://a.example'],
  ])('of domain "%s" at %s is %s', (domain, publicOrigin, origin) => {
    expect(toOrigin(domain, publicOrigin)).toBe(origin);
  });
});
