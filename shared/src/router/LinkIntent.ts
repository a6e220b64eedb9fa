import { createContext, use } from 'react';
import type { To } from 'react-router-dom';
import { useHref } from './place';

/** Why a link may be followed soon: `intended` when it is hovered, focused or touched, `likely` when its target is visited often. */
export type LinkIntentKind = 'intended' | 'likely';

/** Called with the path of a link that may be followed soon. */
export type LinkIntentHandler = (path: string, kind?: LinkIntentKind) => void;

/** Provides links with the shell's prefetching; by default, they prefetch nothing. */
export const LinkIntent = createContext<LinkIntentHandler>(() => undefined);

/** Returns event handlers that announce a link as soon as it is hovered, focused or touched. */
export function useLinkIntent(to: To) {
  const announceIntent = use(LinkIntent);
  const path = useHref(to);
  const onIntent = () => announceIntent(path);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
