import { useEffect } from 'react';

/** Tells when the page is shown, at first and again out of the browser's back-forward cache. */
export function usePageReturn(onReturn: () => void): void {
  useEffect(() => {
    onReturn();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [onReturn]);
}
