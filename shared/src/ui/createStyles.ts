import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The style cache of a page; it takes over what the document brings. Without the nonce the content security policy drops every style.
 * No prefixes are added: what still needs one is written with it.
 */
export const createStyles = (nonce: string): EmotionCache => createCache({ key: 'rdv', nonce, stylisPlugins: [] });
