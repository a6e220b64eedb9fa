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
 * A page's style cache; it adopts the document's styles. Without the nonce the content security policy blocks every style. Adds no prefixes: the few
 * that are needed are written out.
 */
export const createStyles = (nonce: string): EmotionCache => createCache({ key: 'rdv', nonce, stylisPlugins: [] });
