/** Path with its query; undefined values are omitted. The path may already have a query. */
export function buildUrl(path: string, query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return path;
  const parameters = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.toString()}`;
}
