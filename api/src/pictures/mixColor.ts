const parseChannels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns the colour that lies a `fraction` (0 to 1) of the way from one #rrggbb colour to another. */
export function mixColor(from: string, to: string, fraction: number): string {
  const target = parseChannels(to);
  const mixedChannels = parseChannels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * fraction));
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
