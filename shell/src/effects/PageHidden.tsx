import { useEffect } from 'react';

const PATH = '/api/page-hidden.php';

/** Reports once per hidden period that the page is hidden, for members and visitors alike. Renders nothing. */
export const PageHidden = () => {
  useEffect(() => {
    let told = false;
    const tell = (): void => {
      if (!told) navigator.sendBeacon(PATH, new Blob(['{}'], { type: 'application/json' }));
      told = true;
    };
    const follow = (): void => {
      if (document.visibilityState === 'hidden') tell();
      else told = false;
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', tell);
    };
  }, []);
  return null;
};
