/** Where a page is, and where it would be. */
export interface Origins {
  /** Of this machine, as the browser asked for it, for example `http://localhost:3000`. */
  local: string;
  /** Of the running site, for example `https://site.example`. */
  site: string;
}
