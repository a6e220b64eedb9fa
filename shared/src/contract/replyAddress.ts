/** Address of a read by which its reply is found, whatever the order of its parameters; those left undefined are left out. */
export function replyAddress(path: string, query: object = {}): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
