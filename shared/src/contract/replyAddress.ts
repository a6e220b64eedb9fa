/** Key of a read by which its reply is found, independent of parameter order; undefined parameters are omitted. */
export function replyAddress(path: string, query: object = {}): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
