import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

interface StyleCacheProps {
  /** Created by `createStyles`. */
  cache: EmotionCache;
  children: ReactNode;
}

/** The page's only style cache, mounted once by the shell. */
export const StyleCache = ({ cache, children }: StyleCacheProps) => <CacheProvider value={cache}>{children}</CacheProvider>;

/**
 * Creates a page's style cache, which adopts the styles already in the document. `nonce` is the nonce of the content security policy, which blocks
 * styles without it. The cache adds no vendor prefixes; the few that are needed are written by hand in the styles.
 */
export const createStyles = (nonce: string): EmotionCache => createCache({ key: 'rdv', nonce, stylisPlugins: [] });
