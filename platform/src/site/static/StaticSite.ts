/** Content of a plain static host for one domain, by URL path. */
export interface StaticSite {
  serial: number;
  /** Contents of the files that each export rewrites, in the order of writing, with the document last. */
  files: Record<string, string>;
  /** Digests (`sha256-…`) of release files, which never change, and of icons; the site serves these files at the same paths. */
  assets: Record<string, string>;
}
