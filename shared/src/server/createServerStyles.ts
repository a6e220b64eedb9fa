import type { EmotionCache } from '@emotion/cache';
import { createStyles } from '@rendezvous/shared/ui';

/** The style cache of a rendering without a browser: it keeps its rules until `collectStyles` reads them. */
export function createServerStyles(): EmotionCache {
  const cache = createStyles('');
  cache.compat = true;
  return cache;
}
