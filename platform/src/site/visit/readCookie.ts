/** Returns the value of a cookie in a Cookie header; undefined when missing or malformed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return undefined;
  }
}
