import { createContext, type ReactNode, use } from 'react';

/** The shell's alerts for the page on screen; null in layouts without alerts. */
export const AlertsContext = createContext<ReactNode>(null);

/** Where a page shows the alerts: below its first row of content. `Page` has one below its title, unless the screen has a better place. */
export const AlertsPlace = (): ReactNode => use(AlertsContext);
