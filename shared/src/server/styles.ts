import type { EmotionCache } from '@emotion/cache';
import type { RenderedStyle } from '@rendezvous/shared/contract';
import { createStyles } from '@rendezvous/shared/ui';

/** They are not registered, but adopted together with the others. */
const KEYFRAMES = /^@(-webkit-)?keyframes/;

/** Rules of a render: those of `Global` separately, since they are adopted one by one, and all others together. */
export function collectStyles({ key, inserted, registered }: EmotionCache): RenderedStyle[] {
  const rules = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []));
  const isScoped = ({ id, css }: { id: string; css: string }): boolean => registered[`${key}-${id}`] !== undefined || KEYFRAMES.test(css);
  const scoped = rules.filter(isScoped);
  const global = rules.filter((rule) => !isScoped(rule));
  return [
    ...global.map(({ id, css }) => ({ ids: `${key}-global ${id}`, css })),
    { ids: [key, ...scoped.map(({ id }) => id)].join(' '), css: scoped.map(({ css }) => css).join('') },
  ];
}

/** Style cache of a server render: keeps its rules until `collectStyles` reads them. */
export function createServerStyles(): EmotionCache {
  const cache = createStyles('');
  cache.compat = true;
  return cache;
}
