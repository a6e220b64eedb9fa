import { setPopGuard } from '@rendezvous/shared/router';
import { useEffect } from 'react';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** True for a link to the page on screen, for example to an anchor in it. */
const pointsToCurrentPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** Returns the path of another page of this site that a click on a link would open in the same window, or null. */
function getLinkTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlainClick(event) || pointsToCurrentPage(link)) return null;
  return link.origin === window.location.origin ? `${link.pathname}${link.search}${link.hash}` : null;
}

/** Returns the index of the current entry in the router's history; undefined if the router did not create the entry. */
function getHistoryIndex(): number | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * While active, intercepts links within the site, Back and Forward, and calls `ask` with a function that leaves the page. When the window is closed,
 * the browser asks. `navigateTo` navigates to a path of the site.
 */
export function useLeaveGuard(isActive: boolean, navigateTo: (path: string) => void, ask: (leave: () => void) => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const formIndex = getHistoryIndex();
    let isLeaving = false;
    const onClick = (event: MouseEvent): void => {
      const path = getLinkTarget(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigateTo(path));
    };
    /** Returns to the form's history entry before the router sees the event; leaving repeats the navigation. */
    const onPop = (event: PopStateEvent): void => {
      const targetIndex = getHistoryIndex();
      if (isLeaving || formIndex === undefined || targetIndex === undefined) return;
      event.stopImmediatePropagation();
      if (targetIndex === formIndex) return;
      window.history.go(formIndex - targetIndex);
      ask(() => {
        isLeaving = true;
        window.history.go(targetIndex - formIndex);
      });
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener('click', onClick, true);
    setPopGuard(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      setPopGuard(null);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isActive, navigateTo, ask]);
}
