import type { Appearance } from '@rendezvous/shared/contract';

/** Writes the choice to the root element, where the theme reads it; without one the system setting applies. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = appearance;
}
