import type { Appearance } from '@rendezvous/shared/contract';

/**
 * Sets the attribute of the root element that determines the color scheme; `system` removes it, so that the setting of the system applies.
 */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  if (appearance === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = appearance;
}
