/** Content of a plain static host for one domain, by address. */
export interface StaticSite {
  serial: number;
  /** Rewritten with each export, in this order: the document, which names all others, comes last. */
  files: Record<string, string>;
  /** Release files, which never change, with their `sha256-…`; the site serves them at the same addresses. */
  assets: Record<string, string>;
}
