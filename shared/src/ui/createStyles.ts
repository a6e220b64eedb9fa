import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A page's style cache; it adopts the document's styles. Without the nonce the content security policy blocks every style. Adds no prefixes: the few
 * that are needed are written out.
 */
export const createStyles = (nonce: string): EmotionCache => createCache({ key: 'rdv', nonce, stylisPlugins: [] });
