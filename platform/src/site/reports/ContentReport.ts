/** What a browser kept a page from doing, without anything that tells whose browser it was. */
export interface ContentReport {
  /** Of the policy, for example `script-src`. */
  directive: string;
  /** Origin or kind of what was blocked, for example `https://evil.example`, `inline` or `trusted-types-sink Element innerHTML`. */
  blocked: string;
  /** Who tried it: a file of a release, `page`, another origin, or empty when the browser does not tell. */
  source: string;
}
