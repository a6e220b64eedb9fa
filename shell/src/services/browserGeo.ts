import type { GeoPort } from '@rendezvous/shared/store';

/** A known position may be this old, in ms. */
const MAX_AGE_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

/** Geolocation of the browser: the permission is read without asking. */
export function browserGeo(browser: Navigator): GeoPort {
  return {
    async permission() {
      if (!('geolocation' in browser)) return 'unsupported';
      const status = await browser.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
      return status?.state ?? 'unknown';
    },
    position: () =>
      new Promise((resolve, reject) => {
        const take = ({ coords }: GeolocationPosition): void => resolve({ lat: coords.latitude, lon: coords.longitude });
        browser.geolocation.getCurrentPosition(take, reject, { maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS });
      }),
  };
}
