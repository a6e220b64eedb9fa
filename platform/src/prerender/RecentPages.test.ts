import type { RenderedPage } from '@rendezvous/shared/contract';
import { RecentPages } from './RecentPages';

const aPage = (size: number): RenderedPage => ({
  html: 'x'.repeat(size - 1),
  styles: [{ ids: 'rdv', css: 'y' }],
  slots: [],
  links: [],
  frame: false,
});

describe('recent pages', () => {
  it('stay within their limit; the least recently used page is evicted first', () => {
    const pages = new RecentPages(30);
    for (const key of ['a', 'b', 'c']) pages.add(key, aPage(10));
    pages.get('a');
    pages.add('d', aPage(10));
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('a page that is added again counts once', () => {
    const pages = new RecentPages(20);
    pages.add('a', aPage(10));
    pages.add('b', aPage(10));
    pages.add('a', aPage(10));
    expect(pages.get('b')).toBeDefined();
  });

  it('a page that is larger than the limit is not kept', () => {
    const pages = new RecentPages(20);
    pages.add('a', aPage(21));
    expect(pages.get('a')).toBeUndefined();
  });
});
