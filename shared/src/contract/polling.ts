import { POLL_MS, POLL_MS_WITH_PUSH } from './constants';

/** Milliseconds between two polls. */
export const pollInterval = (pushSubscribed: boolean): number => (pushSubscribed ? POLL_MS_WITH_PUSH : POLL_MS);
