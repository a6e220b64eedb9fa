import { NavigationType, useLocation, useNavigationType } from '@rendezvous/shared/router';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { useEffect, useRef, useState } from 'react';

const scrollToTop = (): void => {
  window.scrollTo(0, 0);
  const main = document.querySelector('main');
  if (main) main.scrollTop = 0;
};

const headingOf = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** After a navigation: scrolls to the top or the anchor, moves the focus to the heading and says its text. */
export const RouteChange = () => {
  const { pathname, search, hash } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const last = useRef({ pathname, search, hash });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, hash };
    const moved = before.pathname !== pathname;
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor) return anchor.scrollIntoView();
    if (moved || (before.search !== search && !replaced)) scrollToTop();
    if (!moved) return;
    const heading = headingOf();
    heading?.focus({ preventScroll: true });
    setAnnouncement(heading?.textContent ?? document.title);
  }, [pathname, search, hash, replaced]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
};
