import { composeMail } from './queueMail';

const content = { language: 'fi' as const, subject: 'Hi <you>', paragraphs: ['One <b>.', 'Two.'], signature: 'Us' };

test('R-406 a mail is text and HTML with the same sentences', () => {
  const { text, html } = composeMail(content);
  expect(text).toBe('One <b>.\n\nTwo.\n\nUs');
  expect(html).toContain('<p>One &lt;b&gt;.</p><p>Two.</p><p>Us</p>');
  expect(html).toContain('<html lang="fi">');
  expect(html).toContain('<title>Hi &lt;you&gt;</title>');
});

test('R-406 its link comes after the first paragraph, and cannot break out of the HTML attribute', () => {
  const { text, html } = composeMail({ ...content, link: { label: 'Go', url: 'https://x/?a="b' } });
  expect(text).toContain('One <b>.\n\nGo:\nhttps://x/?a="b\n\nTwo.');
  expect(html).toContain('href="https://x/?a=&quot;b"');
});
