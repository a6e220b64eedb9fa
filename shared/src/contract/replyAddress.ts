/** Returns the address that identifies a reply: path and query with sorted parameters, omitting those that are null or undefined. */
export function replyAddress(path: string, query: object = {}): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
