/**
 * Selects scripts and preloaded files; the integrity attribute has no effect on preloaded texts, so their digest is in `data-integrity`.
 */
const FILE_SELECTOR = 'script[integrity^="sha"], link[integrity^="sha"], link[data-integrity]';

/** Returns the digests of the release files that a page uses, by path, as stated in the attributes of its elements. */
export function getLoadedFiles(page: Document): Record<string, string> {
  const elements = [...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(FILE_SELECTOR)];
  const files = elements.map((element): [string, string] => {
    const { pathname, search } = new URL('src' in element ? element.src : element.href);
    return [pathname + search, element.getAttribute('integrity') ?? element.dataset.integrity ?? ''];
  });
  return Object.fromEntries(files.filter(([path]) => path.startsWith('/r/') && !path.includes('?')));
}
