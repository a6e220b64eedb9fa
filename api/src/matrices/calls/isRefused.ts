import type { Reason, Refused } from './CallRow';

/** True when an aspect of a call has a scene, not a reason why it has none. */
export const isRefused = (aspect: Refused | Reason | undefined): aspect is Refused => Array.isArray(aspect);
