import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

const prefersReducedDataOrMotion = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether clips may start automatically: true once the page has loaded, but never with data saver or reduced motion. */
function useMayAutoplay(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    if (prefersReducedDataOrMotion()) return undefined;
    const allow = (): void => setAllowed(true);
    if (document.readyState === 'complete') allow();
    addEventListener('load', allow);
    return () => removeEventListener('load', allow);
  }, []);
  return isAllowed;
}

export interface Playback {
  isPlaying: boolean;
  toggle: () => void;
  /** To be called when the browser refuses to play the clip, which then counts as paused. */
  handleRefusal: () => void;
}

/** Playback state of a clip, which plays automatically where allowed unless the visitor or the browser stops it. */
export function usePlayback(): Playback {
  const mayAutoplay = useMayAutoplay();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? mayAutoplay;
  return { isPlaying, toggle: () => setChoice(!isPlaying), handleRefusal: () => setChoice(false) };
}
