import type { Appearance } from '@rendezvous/shared/contract';

/** Puts the choice on the root element, where the theme reads it; without one the system decides. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = appearance;
}
