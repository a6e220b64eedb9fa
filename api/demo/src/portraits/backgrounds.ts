import { indoors } from './indoors';
import { moods } from './moods';
import { outdoors } from './outdoors';

/** The function that draws each background, by name. */
export const backgrounds = { ...indoors, ...moods, ...outdoors } as const;

export type BackgroundName = keyof typeof backgrounds;

/** Colour and strength of the light that falls on a person in front of each background. */
export const ambientLight: Record<BackgroundName, { color: string; strength: number }> = {
  cafe: { color: '#ffb86b', strength: 0.22 },
  home: { color: '#fff1d6', strength: 0.17 },
  library: { color: '#ffc27a', strength: 0.23 },
  kitchen: { color: '#fff0d0', strength: 0.17 },
  studio: { color: '#ff9f70', strength: 0.26 },
  gradient: { color: '#fff1e0', strength: 0.16 },
  evening: { color: '#ff9e7a', strength: 0.29 },
  sunset: { color: '#ffb070', strength: 0.32 },
  park: { color: '#fff3c0', strength: 0.22 },
  beach: { color: '#fff0c8', strength: 0.22 },
  mountains: { color: '#fff0d4', strength: 0.19 },
  canal: { color: '#ffd9a0', strength: 0.22 },
  meadow: { color: '#ffdf9a', strength: 0.27 },
  snow: { color: '#e8f2ff', strength: 0.22 },
};
