const ONLY_THERE = /^(secure|partitioned|domain=.*)$/i;
/** Browsers accept this with Secure only. */
const ANYWHERE = /^samesite=none$/i;

/** Converts a Set-Cookie value of the site for http on this machine. */
export function plainCookie(value: string): string {
  const [pair = '', ...attributes] = value.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !ONLY_THERE.test(attribute));
  return [pair, ...kept.map((attribute) => (ANYWHERE.test(attribute) ? 'SameSite=Lax' : attribute))].join('; ');
}
