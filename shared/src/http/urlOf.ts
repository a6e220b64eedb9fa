/** Path with its query; values left undefined are left out. A path may carry a query of its own. */
export function urlOf(path: string, query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return path;
  const parameters = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.toString()}`;
}
