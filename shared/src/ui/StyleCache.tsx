import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

interface StyleCacheProps {
  /** Made by `createStyles`. */
  cache: EmotionCache;
  children: ReactNode;
}

/** The one style cache of the page, mounted once by the shell. */
export const StyleCache = ({ cache, children }: StyleCacheProps) => <CacheProvider value={cache}>{children}</CacheProvider>;
