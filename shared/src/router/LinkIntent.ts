import { createContext } from 'react';

/** How sure it is that a link is followed: pointed at, focused or touched, or only where people often go. */
export type LinkIntentKind = 'intended' | 'likely';

/** Told the path of a link that a person is about to follow. */
export type LinkIntentHandler = (path: string, kind?: LinkIntentKind) => void;

/** The shell puts its prefetching here; without it links do nothing ahead. */
export const LinkIntent = createContext<LinkIntentHandler>(() => undefined);
