import { useEffect } from 'react';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Another place of the page that is on screen. */
const staysHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** Path of the link inside this window a click would follow away from the page, or null. */
function linkTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlainClick(event) || staysHere(link)) return null;
  return link.origin === window.location.origin ? `${link.pathname}${link.search}${link.hash}` : null;
}

/** While active: a press on a link of the site calls `ask` instead, and closing the window warns. */
export function useLeaveGuard(active: boolean, ask: (path: string) => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onClick = (event: MouseEvent): void => {
      const path = linkTarget(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(path);
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active, ask]);
}
