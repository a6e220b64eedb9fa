const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The colour a `fraction` of the way from one #rrggbb to another. */
export function mixColor(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixedChannels = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
