import { createContext } from 'react';

/** Told the path of a link that a person is about to follow: pointed at, focused or touched. */
export type LinkIntentHandler = (path: string) => void;

/** The shell puts its prefetching here; without it links do nothing ahead. */
export const LinkIntent = createContext<LinkIntentHandler>(() => undefined);
