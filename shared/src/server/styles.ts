import type { EmotionCache } from '@emotion/cache';
import type { RenderedStyle } from '@rendezvous/shared/contract';
import { createStyles } from '@rendezvous/shared/ui';

/** Matches keyframes, which are not in `registered` but are adopted together with scoped rules. */
const KEYFRAMES_PATTERN = /^@(-webkit-)?keyframes/;

/** Returns the rules of a render: each rule of `Global` as a style of its own, and all others as one style. */
export function collectStyles({ key, inserted, registered }: EmotionCache): RenderedStyle[] {
  const rules = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []));
  const isScoped = ({ id, css }: { id: string; css: string }): boolean =>
    registered[`${key}-${id}`] !== undefined || KEYFRAMES_PATTERN.test(css);
  const scopedRules = rules.filter(isScoped);
  const globalRules = rules.filter((rule) => !isScoped(rule));
  return [
    ...globalRules.map(({ id, css }) => ({ ids: `${key}-global ${id}`, css })),
    { ids: [key, ...scopedRules.map(({ id }) => id)].join(' '), css: scopedRules.map(({ css }) => css).join('') },
  ];
}

/** Creates the style cache of a server render; the cache keeps its rules for `collectStyles`. */
export function createServerStyles(): EmotionCache {
  const cache = createStyles('');
  cache.compat = true;
  return cache;
}
