import type { Appearance } from '@rendezvous/shared/contract';

/** Writes the appearance to the root element, where the theme reads it; `system` leaves it to the system setting. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = appearance;
}
