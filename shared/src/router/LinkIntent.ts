import { createContext } from 'react';

/** How likely a link is to be followed: hovered, focused or touched, or merely a frequent target. */
export type LinkIntentKind = 'intended' | 'likely';

/** Called with the path of a link that is about to be followed. */
export type LinkIntentHandler = (path: string, kind?: LinkIntentKind) => void;

/** The shell provides its prefetching here; without it links prefetch nothing. */
export const LinkIntent = createContext<LinkIntentHandler>(() => undefined);
