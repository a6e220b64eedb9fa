const SELF_ONLY_FEATURES = [
  'geolocation',
  'camera',
  'autoplay',
  'fullscreen',
  'clipboard-write',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'payment',
];
const DISABLED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  ...SELF_ONLY_FEATURES.map((feature) => `${feature}=(self)`),
  ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

const HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'default="/platform/reports"',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/** Security headers of every response, including errors (security 20 to 22); a route's own headers take precedence. */
export const getSecurityHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS;
