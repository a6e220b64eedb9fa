import { previewBadge } from './buildDocument';

describe('the badge of a preview', () => {
  it('R-348 says that the page is one, and leads to what visitors see', () => {
    const badge = previewBadge('/landers/gallery/preview-7.abc', 'n0');
    expect(badge).toContain('<summary>Opened as a preview</summary>');
    expect(badge).toContain('href="/landers/gallery"');
    expect(badge).toContain('<style nonce="n0">');
  });

  it.each(['/landers/gallery', '/landers/gallery/summer', '/', '/preview-page/x'])('is not on %s', (pathname) => {
    expect(previewBadge(pathname, 'n0')).toBe('');
  });

  it('takes nothing from the address as markup', () => {
    expect(previewBadge('/landers/"><b>/preview-1', 'n0')).not.toContain('<b>');
  });
});
