import type { EmotionCache } from '@emotion/cache';
import { createStyles } from '@rendezvous/shared/ui';

/** Style cache of a server render: keeps its rules until `collectStyles` reads them. */
export function createServerStyles(): EmotionCache {
  const cache = createStyles('');
  cache.compat = true;
  return cache;
}
