import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for an element that receives focus when the sign-up opens, but not if it is open on mount. */
export function useFocusOnStart(isSignupOpen: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isSignupOpen);
  useEffect(() => {
    if (isSignupOpen && !wasOpen.current) container.current?.focus();
    wasOpen.current = isSignupOpen;
  }, [isSignupOpen]);
  return container;
}
