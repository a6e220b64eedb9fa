/** What stands between a phone and a server. */
export interface LinkProfile {
  roundTripMs: number;
  downKbitPerS: number;
  upKbitPerS: number;
}

/** A phone on a slow mobile network. */
export const PHONE_LINK: LinkProfile = { roundTripMs: 150, downKbitPerS: 1_600, upKbitPerS: 750 };

/** For what is not measured: pictures made for the first time, a service worker that fills its cache. */
export const FAST_LINK: LinkProfile = { roundTripMs: 0, downKbitPerS: 800_000, upKbitPerS: 800_000 };
