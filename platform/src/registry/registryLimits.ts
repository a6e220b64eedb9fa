/** Releases of one remote that the registry keeps at most, for ever. */
export const REGISTRY_LIMITS = { published: 5_000, blocked: 500 } as const;
