import { noScript } from './noScript';

const message = [
  { type: 0, value: 'Please <switch on> JavaScript: ' },
  { type: 1, value: 'contacts' },
];
const support = { support_email: 'help@example.com', support_phone: '+31 20-123 45 67' };

describe('R-044 a browser without JavaScript', () => {
  it('shows what to do, and how to reach support by mail and telephone', () => {
    const { words } = noScript(message, support, 'abc');
    expect(words).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(words).toContain('Please &lt;switch on&gt; JavaScript: ');
    expect(words).toContain('<a href="mailto:help@example.com">help@example.com</a>');
    expect(words).toContain('<a href="tel:+31201234567">+31 20-123 45 67</a>');
  });

  it('gets a style that the policy of the document allows', () => {
    expect(noScript(message, support, 'abc').style).toContain('<style nonce="abc">');
  });

  it.each([
    ['telephone number', { ...support, support_phone: '' }, 'tel:'],
    ['mail address', { ...support, support_email: '' }, 'mailto:'],
  ])('gets no link to a missing %s', (_, settings, link) => {
    expect(noScript(message, settings, 'abc').words).not.toContain(link);
    expect(noScript(message, settings, 'abc').words.match(/<a /g)).toHaveLength(1);
  });

  it('no text of the settings opens an element or ends an attribute', () => {
    const { words } = noScript(message, { support_email: '"><b>', support_phone: '"><i>' }, 'abc');
    expect(words).not.toMatch(/<[bi]>|""/);
  });

  it('shows nothing with a shell that lacks the text', () => {
    expect(noScript(undefined, support, 'abc')).toEqual({ style: '', words: '' });
  });
});
