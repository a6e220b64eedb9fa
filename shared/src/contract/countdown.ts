const pad = (part: number): string => String(part).padStart(2, '0');

/** Whole seconds as hours:minutes:seconds, each with at least two digits: `04:00:00`, `00:00:01`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(pad).join(':');
}
