import type { MenuEntry } from './MenuEntry';

type Line = Pick<MenuEntry, 'label'>;

/** First item after `current`, wrapping around, whose label starts with the letter. */
function byLetter(letter: string, current: number, lines: readonly Line[]): number | null {
  const order = lines.map((_, step) => (current + 1 + step) % lines.length);
  return order.find((index) => lines[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) ?? null;
}

/** Item a key leads to, or null for a key that does not move. */
export function nextMenuLine(key: string, current: number, lines: readonly Line[]): number | null {
  if (key === 'ArrowDown') return (current + 1) % lines.length;
  if (key === 'ArrowUp') return (current - 1 + lines.length) % lines.length;
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  return key.length === 1 && key !== ' ' ? byLetter(key, current, lines) : null;
}
