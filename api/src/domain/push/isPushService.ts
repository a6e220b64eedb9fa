const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** True for an address at one of the browsers' push services; we send to no other (security 28). */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
