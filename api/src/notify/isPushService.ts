const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** True for an address at one of the browsers' push services, or at an origin of the operator's choice; we send to no other (security 28). */
export function isPushService(endpoint: string, own: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname } = new URL(endpoint);
  if (own.includes(origin)) return true;
  return protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
