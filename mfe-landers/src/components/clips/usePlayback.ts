import { useState } from 'react';
import { useMayPlay } from './useMayPlay';

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
