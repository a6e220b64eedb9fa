import { createContext, type ReactNode, use } from 'react';

/** The shell's alerts for the page on screen; null in layouts without alerts. */
export const AlertsContext = createContext<ReactNode>(null);

/** Place of the alerts on a page: below its title, where `Page` puts it, or below the first row of content, where the screen does. */
export const AlertsPlace = (): ReactNode => use(AlertsContext);
