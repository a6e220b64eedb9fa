/** Content of a plain static host for one domain, by address. */
export interface StaticSite {
  serial: number;
  /** Contents of the files that each export rewrites, in this order: the document comes last. */
  files: Record<string, string>;
  /** Digests (`sha256-…`) of release files, which never change, and of icons; the site serves these files at the same addresses. */
  assets: Record<string, string>;
}
