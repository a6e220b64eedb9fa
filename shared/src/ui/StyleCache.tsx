import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

interface StyleCacheProps {
  /** Created by `createStyles`. */
  cache: EmotionCache;
  children: ReactNode;
}

/** The page's only style cache, mounted once by the shell. */
export const StyleCache = ({ cache, children }: StyleCacheProps) => <CacheProvider value={cache}>{children}</CacheProvider>;
