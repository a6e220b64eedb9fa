import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

const isSparing = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether clips may start by themselves: once the page has loaded, and never with reduced data or motion. */
function useMayPlay(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    if (isSparing()) return undefined;
    const start = (): void => setMay(true);
    if (document.readyState === 'complete') start();
    addEventListener('load', start);
    return () => removeEventListener('load', start);
  }, []);
  return may;
}

export interface Playback {
  isPlaying: boolean;
  toggle: () => void;
  /** The browser refused to play it. */
  refuse: () => void;
}

/** Clips play by themselves where appropriate, until the visitor decides otherwise. */
export function usePlayback(): Playback {
  const mayPlay = useMayPlay();
  const [wish, setWish] = useState<boolean | null>(null);
  const isPlaying = wish ?? mayPlay;
  return { isPlaying, toggle: () => setWish(!isPlaying), refuse: () => setWish(false) };
}
