/** What a plain static host serves for one domain, by address. */
export interface StaticSite {
  serial: number;
  /** Written anew with each export, in this order: the document, which names all others, comes last. */
  files: Record<string, string>;
  /** Files of releases, which never change, with their `sha256-…`; the site serves them at the same addresses. */
  assets: Record<string, string>;
}
