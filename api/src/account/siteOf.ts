/** Whom passkeys are made for: the host of the site, without its port (WebAuthn's relying party). */
export const siteOf = (publicOrigin: string): string => new URL(publicOrigin).hostname;
