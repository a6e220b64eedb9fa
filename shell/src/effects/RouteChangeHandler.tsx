import { NavigationType, useLocation, useNavigationType } from '@rendezvous/shared/router';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { useEffect, useRef, useState } from 'react';

const scrollToTop = (): void => {
  window.scrollTo(0, 0);
  const main = document.querySelector('main');
  if (main) main.scrollTop = 0;
};

/** True while a field of the page has focus: the user may be typing, which a change of URL must not interrupt. */
const isTyping = (): boolean => document.activeElement?.matches('main input, main textarea') ?? false;

/** Moves focus to the heading of the new page, unless the user is typing; returns its text, or the document's title if there is none. */
function focusNewPage(): string {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!isTyping()) heading?.focus({ preventScroll: true });
  return heading?.textContent ?? document.title;
}

interface RouteChangeHandlerProps {
  /** False while the location's screen is still loading. */
  isScreenReady: boolean;
}

/**
 * After a navigation: scrolls to the anchor or, unless only the query was replaced, to the top. Once the screen of another path has
 * rendered, moves focus to its heading, unless the user is typing, and announces it. Rendered outside the layouts, because a navigation may
 * replace them.
 */
export const RouteChangeHandler = ({ isScreenReady }: RouteChangeHandlerProps) => {
  const { pathname, search, hash } = useLocation();
  const isReplacement = useNavigationType() === NavigationType.Replace;
  const lastLocation = useRef({ pathname, search });
  const announcedPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const previousLocation = lastLocation.current;
    lastLocation.current = { pathname, search };
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    // In some browsers `scrollIntoView` returns a promise, which React would mistake for a cleanup function.
    if (anchor) return void anchor.scrollIntoView();
    if (previousLocation.pathname !== pathname || (previousLocation.search !== search && !isReplacement)) scrollToTop();
  }, [pathname, search, hash, isReplacement]);

  useEffect(() => {
    if (!isScreenReady || announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setAnnouncement(focusNewPage());
  }, [pathname, isScreenReady]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
};
