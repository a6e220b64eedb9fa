import { renderNoScript } from './renderNoScript';

const message = [
  { type: 0, value: 'Please <switch on> JavaScript: ' },
  { type: 1, value: 'contacts' },
];
const support = { support_email: 'help@example.com', support_phone: '+31 20-123 45 67' };

describe('R-044 a browser without JavaScript', () => {
  it('shows what to do, and how to reach support by mail and telephone', () => {
    const { notice } = renderNoScript(message, support, 'abc');
    expect(notice).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(notice).toContain('Please &lt;switch on&gt; JavaScript: ');
    expect(notice).toContain('<a href="mailto:help@example.com">help@example.com</a>');
    expect(notice).toContain('<a href="tel:+31201234567">+31 20-123 45 67</a>');
  });

  it('gets a style that the policy of the document allows', () => {
    expect(renderNoScript(message, support, 'abc').style).toContain('<style nonce="abc">');
  });

  it.each([
    ['telephone number', { ...support, support_phone: '' }, 'tel:'],
    ['mail address', { ...support, support_email: '' }, 'mailto:'],
  ])('gets no link to a missing %s', (_, settings, link) => {
    expect(renderNoScript(message, settings, 'abc').notice).not.toContain(link);
    expect(renderNoScript(message, settings, 'abc').notice.match(/<a /g)).toHaveLength(1);
  });

  it('no text of the settings opens an element or ends an attribute', () => {
    const { notice } = renderNoScript(message, { support_email: '"><b>', support_phone: '"><i>' }, 'abc');
    expect(notice).not.toMatch(/<[bi]>|""/);
  });

  it('shows nothing with a shell that lacks the text', () => {
    expect(renderNoScript(undefined, support, 'abc')).toEqual({ style: '', notice: '' });
  });
});
