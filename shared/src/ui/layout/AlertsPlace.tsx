import { createContext, type ReactNode, use } from 'react';

/** The shell's alerts for the page on screen; null in layouts without alerts. */
export const AlertsContext = createContext<ReactNode>(null);

/** Renders the alerts: `Page` places them below its title, unless a screen places them below its first row of content. */
export const AlertsPlace = (): ReactNode => use(AlertsContext);
