import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';

interface StyleCacheProps {
  /** Nonce of the document; without it the content security policy drops every style. */
  nonce: string;
  children: ReactNode;
}

/** The one style cache of the page, mounted once by the shell. */
export function StyleCache({ nonce, children }: StyleCacheProps) {
  const cache = useMemo(() => createCache({ key: 'rdv', nonce }), [nonce]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
