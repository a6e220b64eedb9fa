/** Files of releases that a page runs on, path to digest, as its elements name them. */
export function loadedFiles(page: Document): Record<string, string> {
  const selector = 'script[integrity^="sha384-"], link[integrity^="sha384-"]';
  const elements = page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(selector);
  const files = [...elements].map((element): [string, string] => {
    const { pathname, search } = new URL('src' in element ? element.src : element.href);
    return [pathname + search, element.getAttribute('integrity') ?? ''];
  });
  return Object.fromEntries(files.filter(([path]) => path.startsWith('/r/') && !path.includes('?')));
}
