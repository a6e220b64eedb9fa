import type { RenderedPage } from '@rendezvous/shared/contract';

/** Maximum total number of characters of HTML and CSS in memory. */
const MAX_CHARACTERS = 48 * 1024 * 1024;

const getSize = ({ html, styles }: RenderedPage): number => html.length + styles.reduce((sum, { css }) => sum + css.length, 0);

/** Caches pages in memory up to a total size; the least recently used ones are evicted first. */
export class RecentPages {
  private readonly pages = new Map<string, RenderedPage>();
  private size = 0;

  constructor(private readonly limit = MAX_CHARACTERS) {}

  get(key: string): RenderedPage | undefined {
    const page = this.pages.get(key);
    if (page === undefined) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  add(key: string, page: RenderedPage): void {
    this.evict(key);
    this.pages.set(key, page);
    this.size += getSize(page);
    for (const oldestKey of this.pages.keys()) {
      if (this.size <= this.limit) return;
      this.evict(oldestKey);
    }
  }

  private evict(key: string): void {
    const page = this.pages.get(key);
    if (page === undefined) return;
    this.pages.delete(key);
    this.size -= getSize(page);
  }
}
