/** Tab index that an arrow key, Home or End leads to among `count` tabs, or null for another key. */
export function nextTab(key: string, count: number, current: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
