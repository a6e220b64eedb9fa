import type { KeyValue } from '@rendezvous/shared/store';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const KEY = 'color-scheme';

/** The member's choice of light or dark; the system's unless chosen. */
export function readAppearance(local: KeyValue): Appearance {
  const kept = local.get(KEY);
  return APPEARANCES.find((appearance) => appearance === kept) ?? 'system';
}

export function saveAppearance(local: KeyValue, appearance: Appearance): void {
  if (appearance === 'system') local.remove(KEY);
  else local.set(KEY, appearance);
}
