/** What the compilers tell about one finished build of a package. */
export interface Build {
  /** Folder of the package, for example `mfe-chat`. */
  name: string;
  /** Hash of the compilation, the one a page knows as `__webpack_hash__`. */
  hash: string;
  /** Digests of the scripts as the integrity runtime reads them, `|file digest|file digest`. */
  table: string;
  /** Digest over the catalogues: texts that changed need a new page. */
  texts: string;
  /** What the compiler refused; pages keep what they have. */
  errors: string[];
}
