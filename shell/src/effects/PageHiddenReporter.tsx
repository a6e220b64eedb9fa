import { useEffect } from 'react';

const PATH = '/api/page-hidden.php';

/** Reports once per hidden period that the page is hidden, for members and visitors alike. Renders nothing. */
export const PageHiddenReporter = () => {
  useEffect(() => {
    let isReported = false;
    const report = (): void => {
      if (!isReported) navigator.sendBeacon(PATH, new Blob(['{}'], { type: 'application/json' }));
      isReported = true;
    };
    const onVisibilityChange = (): void => {
      if (document.visibilityState === 'hidden') report();
      else isReported = false;
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', report);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', report);
    };
  }, []);
  return null;
};
