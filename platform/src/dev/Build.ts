/** A compiler's report on a finished build of a package. */
export interface Build {
  /** Folder of the package, for example `mfe-chat`. */
  name: string;
  /** Hash of the compilation, available to a page as `__webpack_hash__`. */
  hash: string;
  /** Digests of the scripts in the format of the integrity runtime: each file name followed by its digest, without separators. */
  integrityTable: string;
  /** Digest of all catalogues: when it changes, pages have to be reloaded. */
  textsDigest: string;
  /** Errors of the compiler; if there are any, pages keep their current code. */
  errors: string[];
}
