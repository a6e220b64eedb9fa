/** The network between a phone and a server. */
export interface LinkProfile {
  roundTripMs: number;
  downKbitPerS: number;
  upKbitPerS: number;
}

/** A phone on a slow mobile network. */
export const PHONE_LINK: LinkProfile = { roundTripMs: 150, downKbitPerS: 1_600, upKbitPerS: 750 };

/** A link for unmeasured steps, such as warming the server's caches or filling the service worker's cache. */
export const FAST_LINK: LinkProfile = { roundTripMs: 0, downKbitPerS: 800_000, upKbitPerS: 800_000 };
