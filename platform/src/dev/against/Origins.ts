/** Origin of a page here, and on the site. */
export interface Origins {
  /** Of this machine, as requested by the browser, for example `http://localhost:3000`. */
  local: string;
  /** Of the running site, for example `https://site.example`. */
  site: string;
}
