import { createContext, use } from 'react';
import { type To, useHref } from 'react-router-dom';

/** How likely a link is to be followed: hovered, focused or touched, or merely a frequent target. */
export type LinkIntentKind = 'intended' | 'likely';

/** Called with the path of a link that is about to be followed. */
export type LinkIntentHandler = (path: string, kind?: LinkIntentKind) => void;

/** The shell provides its prefetching here; without it links prefetch nothing. */
export const LinkIntent = createContext<LinkIntentHandler>(() => undefined);

/** Handlers that announce a link before it is followed. */
export function useLinkIntent(to: To) {
  const announce = use(LinkIntent);
  const path = useHref(to);
  const onIntent = () => announce(path);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
