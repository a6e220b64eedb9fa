import { useEffect } from 'react';

/** Calls back when the page is shown, initially and when restored from the back/forward cache. */
export function usePageReturn(onReturn: () => void): void {
  useEffect(() => {
    onReturn();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [onReturn]);
}
